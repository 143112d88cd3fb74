-- What posts and comments said before they were edited; anybody may read it. written_at is when
-- those words were written.
create table post_versions (
  id bigint generated always as identity primary key,
  post_id bigint not null references posts on delete cascade,
  content text not null,
  written_at timestamptz not null
);
create index post_versions_post_id on post_versions (post_id, id desc);

create table comment_versions (
  id bigint generated always as identity primary key,
  comment_id bigint not null references comments on delete cascade,
  content text not null,
  written_at timestamptz not null
);
create index comment_versions_comment_id on comment_versions (comment_id, id desc);

-- Only their owner ever sees them.
create table bookmarks (
  user_id text not null references users on delete cascade,
  post_id bigint not null references posts on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, post_id)
);
create index bookmarks_newest on bookmarks (user_id, created_at desc, post_id desc);
create index bookmarks_post_id on bookmarks (post_id);

-- A deleted comment that was answered keeps its place in the thread.
create index comments_deleted on comments (post_id, id) where deleted_at is not null;
create index posts_deleted_at on posts (deleted_at) where deleted_at is not null;
create index comments_deleted_at on comments (deleted_at) where deleted_at is not null;

-- What is rising and who is popular look at the last hours and days. Rows come in the order of
-- time, so block ranges are enough and cost a write nearly nothing.
create index post_likes_lately on post_likes using brin (created_at) with (autosummarize = on);
create index comment_likes_lately on comment_likes using brin (created_at) with (autosummarize = on);
create index comments_lately on comments using brin (created_at) with (autosummarize = on);
