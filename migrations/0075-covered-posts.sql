-- A post that a written debate covers names the question that is debated under it.
alter table post_debates drop constraint post_debates_note_check;
alter table post_debates add constraint post_debates_note_check
  check (note in ('covered', 'uncovered', 'foreign', 'spent'));
comment on column post_debates.related_question is 'of the debate that is played, or else of the one that is near';
comment on column post_debates.note is 'what the library has for the post: told in the thread';
