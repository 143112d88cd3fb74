-- The second step of signing in: codes of an authenticator app (TOTP), and recovery codes for whoever lost it.
create table if not exists authenticators (
  user_id text primary key references users on delete cascade,
  sealed_secret text not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0
);
comment on column authenticators.confirmed_at is 'when the first code came; before that nobody is asked for one';
comment on column authenticators.last_step is 'the half minute of the last code that was taken: each is taken once';

create table if not exists recovery_codes (
  code_hash bytea primary key check (length(code_hash) = 32),
  user_id text not null references users on delete cascade
);
create index if not exists recovery_codes_user_id on recovery_codes (user_id);
