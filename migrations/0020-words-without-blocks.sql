-- What 0017 took the place of. By itself, because it shuts everybody out for as long as it lasts.
-- Where 0017 ran as it first was, the old name is that of the new index.
do $$
begin
  if to_regclass('posts_blocks') is null then
    alter index posts_words rename to posts_blocks;
    alter index comments_words rename to comments_blocks;
  else
    drop index if exists posts_words, comments_words;
  end if;
end $$;
