-- PostgreSQL's parser takes time that grows with the square of what looks like one very long address or comment
-- ("1a@1a@1a@…", "<!--<!--…": 2.4 s for 10,000 signs). Cut into pieces of 64 signs every text takes milliseconds.
create or replace function search_text(content text) returns text
  language sql immutable strict parallel safe
  return regexp_replace(replace(content, '<!', '< !'), '\S{64}', '\& ', 'g');
create or replace function search_words(content text) returns tsvector
  language sql immutable strict parallel safe
  return to_tsvector('english', search_text(content));

-- As 0017, with these words. Both may have been built before (docs/operations.md).
create index if not exists posts_search on posts using gin (
  (array[(id >> 10) * 4, (id >> 13) * 4 + 1, (id >> 16) * 4 + 2, (id >> 19) * 4 + 3]),
  (array[user_id, case when user_id = 'ai_system' then '@ai' else '@people' end]),
  search_words(content)
) with (gin_pending_list_limit = 512) where deleted_at is null;
create index if not exists comments_search on comments using gin (
  (array[(id >> 10) * 4, (id >> 13) * 4 + 1, (id >> 16) * 4 + 2, (id >> 19) * 4 + 3]),
  (array[coalesce(character_id, user_id), case when character_id is null then '@people' else '@ai' end]),
  search_words(content)
) with (gin_pending_list_limit = 512) where deleted_at is null;

alter index posts_search alter column 1 set statistics 0, alter column 2 set statistics 0, alter column 3 set statistics 0;
alter index comments_search alter column 1 set statistics 0, alter column 2 set statistics 0, alter column 3 set statistics 0;
