-- Pictures that go with a post or a comment: uploaded first, then written with it, and gone with it.
alter table pictures drop constraint if exists pictures_kind_check;
alter table pictures add constraint pictures_kind_check
  check (kind in ('avatar', 'cover', 'photo', 'attachment'));
alter table pictures
  add column if not exists post_id bigint references posts on delete cascade,
  add column if not exists comment_id bigint references comments on delete cascade,
  add column if not exists place smallint not null default 0,
  add column if not exists alt text not null default '';
comment on column pictures.alt is 'what it shows, in the words of who uploaded it';
comment on column pictures.place is 'of those in the same text, the first is 1';
create index if not exists pictures_post_id on pictures (post_id, place) where post_id is not null;
create index if not exists pictures_comment_id on pictures (comment_id, place) where comment_id is not null;
create index if not exists pictures_loose on pictures (created_at)
  where kind = 'attachment' and post_id is null and comment_id is null;

-- Nearly all texts have none: nobody looks for any then.
alter table posts add column if not exists has_pictures boolean not null default false;
alter table comments add column if not exists has_pictures boolean not null default false;

-- A comment that waits may have pictures, too.
alter table held_texts drop constraint if exists held_texts_more_check;
alter table held_texts add constraint held_texts_more_check check (
  case when thing in ('story', 'profile', 'mend') then more is not null
    else thing in ('post', 'comment') or more is null end
);
comment on column held_texts.more is
  'what was sent, of a story or a profile; the poll and the pictures of a post or comment; what a mend is for';
