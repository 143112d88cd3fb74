-- With an access token a program acts for somebody. The database holds only its hash.
create table if not exists access_tokens (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  user_id text not null references users on delete cascade check (user_id <> 'ai_system'),
  name text not null check (length(name) between 1 and 60),
  scopes text[] not null check (
    cardinality(scopes) between 1 and 3 and scopes <@ array['read', 'write', 'moderate']
  ),
  created_at timestamptz not null,
  last_used_at timestamptz,
  expires_at timestamptz not null
);
comment on column access_tokens.last_used_at is 'to the hour; null: never';
create index if not exists access_tokens_user_id on access_tokens (user_id);
create index if not exists access_tokens_expires_at on access_tokens (expires_at);
