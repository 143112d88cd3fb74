-- A share of a post counts once, however often the browser tells of it.
create table post_shares (
  user_id text not null references users on delete cascade,
  key text not null check (length(key) between 8 and 64),
  post_id bigint not null references posts on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index post_shares_post_id on post_shares (post_id);
create index post_shares_created_at on post_shares (created_at);
create index cross_posts_created_at on cross_posts (created_at);
create index cross_posts_user_id on cross_posts (user_id);
