-- Whom an issuer (OpenID Connect) knows as this account: by issuer and subject, never by an address.
create table if not exists linked_sign_ins (
  id bigint generated always as identity primary key,
  user_id text not null references users on delete cascade check (user_id <> 'ai_system'),
  issuer text not null check (length(issuer) between 1 and 500),
  subject text not null check (length(subject) between 1 and 255),
  created_at timestamptz not null,
  unique (issuer, subject),
  unique (user_id, issuer)
);
