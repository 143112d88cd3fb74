-- What somebody has begun to write and not sent yet. Only they read it.
create table if not exists drafts (
  id bigint generated always as identity primary key,
  user_id text not null references users on delete cascade,
  post_id bigint references posts on delete set null,
  parent_id bigint references comments on delete set null,
  content text not null check (length(content) between 1 and 10000),
  version integer not null default 1,
  updated_at timestamptz not null
);
comment on column drafts.post_id is 'the discussion that it answers; null: it starts one';
comment on column drafts.parent_id is 'the comment in it that it answers';
comment on column drafts.version is 'one more with each change: who writes over it says which one they have read';
create index if not exists drafts_user_id on drafts (user_id, updated_at desc, id desc);
create index if not exists drafts_post_id on drafts (post_id) where post_id is not null;
create index if not exists drafts_parent_id on drafts (parent_id) where parent_id is not null;
