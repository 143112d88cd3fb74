-- Stories, profiles and edits wait for a look as posts and comments do.
alter table held_texts
  add column thing text,
  add column comment_id bigint references comments on delete cascade,
  add column more jsonb;
update held_texts set thing = case when post_id is null then 'post' else 'comment' end;
alter table held_texts
  alter column thing set not null,
  add check (thing in ('post', 'comment', 'story', 'profile', 'post_edit', 'comment_edit')),
  add check ((thing in ('comment', 'post_edit')) = (post_id is not null)),
  add check ((thing = 'comment_edit') = (comment_id is not null)),
  add check ((thing in ('story', 'profile')) = (more is not null));
comment on column held_texts.post_id is 'what it comments on, or is other words for';
comment on column held_texts.comment_id is 'what it is other words for';
comment on column held_texts.more is 'what was sent, of a story or a profile';
create index held_texts_comment_id on held_texts (comment_id);
drop index held_texts_once;
create unique index held_texts_once on held_texts
  (user_id, thing, coalesce(post_id, 0), coalesce(comment_id, 0), md5(content));

-- What copies of a story or of what somebody says of themselves are found by.
alter table stories add column fingerprint bigint;
create index stories_fingerprint on stories (fingerprint, created_at) where fingerprint is not null;
alter table users add column fingerprint bigint;
create index users_fingerprint on users (fingerprint) where fingerprint is not null;
