-- What people uploaded. The files lie in DATA_DIR/uploads under the id; see media/pictures.ts.
create table pictures (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{22}$'),
  user_id text not null references users on delete cascade,
  kind text not null check (kind in ('avatar', 'cover', 'photo')),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  created_at timestamptz not null default now()
);
create index pictures_user_id on pictures (user_id, created_at desc);

-- Files whose rows are gone and that have yet to be removed from the disk.
create table picture_files_gone (
  id text primary key,
  created_at timestamptz not null default now()
);
create function remember_picture_file() returns trigger language plpgsql as $$
begin
  insert into picture_files_gone (id) values (old.id) on conflict do nothing;
  return null;
end $$;
create trigger pictures_deleted after delete on pictures
  for each row execute function remember_picture_file();

alter table users
  add column ai_replies text not null default 'show' check (ai_replies in ('show', 'collapse', 'hide')),
  add column ai_posts text not null default 'show' check (ai_posts in ('show', 'hide')),
  add column is_indexed boolean not null default true;
comment on column users.is_indexed is 'whether search engines may list the profile';
comment on column users.deleted_at is 'asked to be deleted; signing in within 30 days takes it back, then the purge';
create index users_deleted_at on users (deleted_at) where deleted_at is not null;

alter table email_tokens drop constraint email_tokens_purpose_check;
alter table email_tokens add constraint email_tokens_purpose_check
  check (purpose in ('verify', 'reset', 'change'));
