-- Whoever says where they stand after reading has said it before; only one who moved credits a
-- comment with it; and the Scout, which is a row of users too, has no vote. Characters are none.
delete from reader_stances where before is null;
alter table reader_stances
  alter column before set not null,
  add check (credited_comment_id is null or (after is not null and after <> before)),
  add check (user_id <> 'ai_system');

-- What somebody wrote lives in one place, so that deleting it there deletes it.
update receipts set plan = plan #- '{target,content}' #- '{target,quote}'
where plan -> 'target' <> 'null';

-- Where a character stood, discussion by discussion.
create index stances_character_id on stances (character_id, id desc) include (post_id);
