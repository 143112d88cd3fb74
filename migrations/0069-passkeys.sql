-- Passkeys: keys that a device keeps and that sign somebody in by themselves (WebAuthn).
create table if not exists passkeys (
  id bigint generated always as identity primary key,
  user_id text not null references users on delete cascade,
  credential_id bytea not null unique check (length(credential_id) between 16 and 1023),
  public_key bytea not null check (length(public_key) <= 2000),
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  is_synced boolean not null,
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz not null,
  last_used_at timestamptz
);
comment on column passkeys.counter is 'how often it has signed, as it says; 0 for ever where it does not count';
comment on column passkeys.is_synced is 'kept by an account of its maker too, so that it outlives the device';
create index if not exists passkeys_user_id on passkeys (user_id, created_at);

-- What a passkey has signed, until it is too old to be signed again: each answer is taken once.
create table if not exists spent_challenges (
  challenge_hash bytea primary key check (length(challenge_hash) = 32),
  expires_at timestamptz not null
);
create index if not exists spent_challenges_expires_at on spent_challenges (expires_at);
