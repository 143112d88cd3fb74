-- What people are told of. While it is unread, all that happens about one thing is gathered in one
-- row: "Ann and 3 others liked your post".
create table notifications (
  id bigint generated always as identity primary key,
  user_id text not null references users on delete cascade,
  kind text not null check (kind in ('reply', 'mention', 'like', 'follow', 'ai_reply')),
  about text not null,
  post_id bigint references posts on delete cascade,
  comment_id bigint references comments on delete cascade,
  is_quiet boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  read_at timestamptz
);
comment on column notifications.about is 'what is gathered here, as "post 7"';
comment on column notifications.comment_id is 'what was answered or liked; null: the post';
comment on column notifications.is_quiet is 'stands in the list, but is neither counted, pushed nor mailed';
create unique index notifications_gathered on notifications (user_id, kind, about) where read_at is null;
create index notifications_latest on notifications (user_id, updated_at desc, id desc);
create index notifications_unread on notifications (user_id) where read_at is null and not is_quiet;
create index notifications_post_id on notifications (post_id);
create index notifications_comment_id on notifications (comment_id);

-- Who did it, and with which words.
create table notification_causes (
  notification_id bigint not null references notifications on delete cascade,
  person_id text references users on delete cascade,
  character_id text references characters on delete cascade,
  comment_id bigint references comments on delete cascade,
  at timestamptz not null,
  check (num_nonnulls(person_id, character_id) = 1),
  unique nulls not distinct (notification_id, person_id, character_id, comment_id)
);
create index notification_causes_person_id on notification_causes (person_id);
create index notification_causes_character_id on notification_causes (character_id);
create index notification_causes_comment_id on notification_causes (comment_id);

-- What somebody wants to be told of, and how; no row: as the columns' defaults say.
create table notification_choices (
  user_id text primary key references users on delete cascade,
  ai_replies text not null default 'quiet' check (ai_replies in ('on', 'quiet', 'off')),
  likes boolean not null default true,
  follows boolean not null default true,
  mail text not null default 'off' check (mail in ('off', 'daily', 'weekly')),
  mailed_at timestamptz
);
create index notification_choices_mail on notification_choices (mailed_at) where mail <> 'off';

-- Browsers that asked to be woken.
create table push_subscriptions (
  endpoint text primary key check (length(endpoint) <= 1000),
  user_id text not null references users on delete cascade,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null default now()
);
create index push_subscriptions_user_id on push_subscriptions (user_id);
