-- A topic has fifty spellings at most: each look at it reads under all of them. The others are topics of their own.
update spellings set topic = tag
from (
  select other.tag as surplus, row_number() over (
    partition by other.topic order by tags.created_at, other.tag
  ) as place
  from spellings as other left join tags on tags.key = other.tag
) as counted
where counted.surplus = spellings.tag and place > 50;

-- Whether a decision took something off the site. The fingerprint told it before, which short texts do not have.
alter table moderation_decisions add column is_removal boolean not null default false;
comment on column moderation_decisions.is_removal is 'what it was about was taken off the site with it';
update moderation_decisions set is_removal = true where action = 'remove' or fingerprint is not null;

-- What one account keeps in pictures is bounded in bytes, too; of those from before nobody counted them.
alter table pictures add column bytes integer not null default 0;
comment on column pictures.bytes is 'of its files together';
