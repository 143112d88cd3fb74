-- What 0032 took the place of. By itself, because it shuts everybody out for as long as it lasts.
drop index if exists posts_blocks, comments_blocks;
