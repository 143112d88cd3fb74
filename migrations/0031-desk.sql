-- Messages to the people who run the site are open until an administrator has marked them as answered.
alter table contact_messages
  add column answered_at timestamptz,
  add column answered_by text references users on delete set null;
create index contact_messages_open on contact_messages (created_at) where answered_at is null;
create index contact_messages_answered on contact_messages (answered_at desc) where answered_at is not null;
create index contact_messages_answered_by on contact_messages (answered_by) where answered_by is not null;

-- Administrators are told what waits for them.
alter table scout_sources add column switched_off_at timestamptz;
comment on column scout_sources.switched_off_at is 'when it switched itself off; null when a person did, or it is on';
update scout_sources set switched_off_at = coalesce(asked_at, created_at) where off_reason is not null;
alter table scout_topics add column queued_at timestamptz;
comment on column scout_topics.queued_at is 'since when it waits for a person';
update scout_topics set queued_at = coalesce(weighed_at, first_seen_at) where state = 'review';
alter table notifications
  drop constraint notifications_kind_check,
  add constraint notifications_kind_check check (kind in (
    'reply', 'mention', 'like', 'follow', 'ai_reply',
    'wait_held', 'wait_appeal', 'wait_message', 'wait_topic', 'wait_source'
  )) not valid;
