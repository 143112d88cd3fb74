-- Topics that somebody follows: under whichever spelling, by what the spellings have in common.
create table topic_follows (
  user_id text not null references users on delete cascade,
  topic text not null check (length(topic) between 1 and 100),
  created_at timestamptz not null,
  primary key (user_id, topic)
);
create index topic_follows_topic on topic_follows (topic);
create index follows_follower_id on follows (follower_id, created_at desc);

-- Which view of the home feed they chose last.
alter table users add column home_feed text not null default 'all' check (home_feed in ('all', 'following'));

-- Whether they are told of new posts of whom, and under what, they follow.
alter table notification_choices
  add column followed_people boolean not null default false,
  add column followed_topics boolean not null default false;
alter table notifications
  drop constraint notifications_kind_check,
  add constraint notifications_kind_check check (kind in (
    'reply', 'mention', 'like', 'follow', 'ai_reply', 'new_post',
    'wait_held', 'wait_appeal', 'wait_message', 'wait_topic', 'wait_source'
  )) not valid;
