-- A topic that only one person has used or answered does not trend.
alter table tags
  add column first_user integer,
  add column is_shared boolean not null default false;
comment on column tags.first_user is 'hashtext of the id of whoever used it first: tells another person from them without naming anybody';
comment on column tags.is_shared is 'at least two have used or answered it';

update tags set first_user = hashtext(used.first), is_shared = used.first <> used.last
from (
  select tag, min(user_id) as first, max(user_id) as last from tag_uses group by tag
) as used
where used.tag = tags.key;

create index tags_shared_trend_score on tags (trend_score desc) where is_shared;
