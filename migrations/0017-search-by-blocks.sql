-- The words of posts and comments, beside the blocks of ids that each lies in (of 1,024, 8,192,
-- 65,536 and 524,288 ids) and who wrote it: a search walks small blocks, then larger ones, from the
-- newest on, and stops when it has enough. The expressions stand word for word in search/blocks.ts and
-- search/matches.ts. On a site with millions of texts building these takes some minutes, in which people
-- read and search, by the version before too: what that one needs goes in 0020. They may have been built
-- before (docs/operations.md).
create index if not exists posts_blocks on posts using gin (
  (array[(id >> 10) * 4, (id >> 13) * 4 + 1, (id >> 16) * 4 + 2, (id >> 19) * 4 + 3]),
  (array[user_id, case when user_id = 'ai_system' then '@ai' else '@people' end]),
  to_tsvector('english', content)
) with (gin_pending_list_limit = 512) where deleted_at is null;
create index if not exists comments_blocks on comments using gin (
  (array[(id >> 10) * 4, (id >> 13) * 4 + 1, (id >> 16) * 4 + 2, (id >> 19) * 4 + 3]),
  (array[coalesce(character_id, user_id), case when character_id is null then '@people' else '@ai' end]),
  to_tsvector('english', content)
) with (gin_pending_list_limit = 512) where deleted_at is null;

-- How often each word, block and author occurs helps no plan, and would have ANALYZE take apart
-- thirty thousand texts each time.
alter index posts_blocks alter column 1 set statistics 0, alter column 2 set statistics 0, alter column 3 set statistics 0;
alter index comments_blocks alter column 1 set statistics 0, alter column 2 set statistics 0, alter column 3 set statistics 0;

-- Numbers and words of two letters are counted from now on, so that nobody looks for a common one as
-- if it were rare. The worker counts all texts anew; until it has, searches go the longer way.
delete from search_words;
update search_progress set last_id = 0;
