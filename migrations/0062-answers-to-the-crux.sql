-- A comment says that it answers what its discussion turns on. A held one remembers it.
alter table comments add column if not exists answers_crux boolean not null default false;
alter table held_texts
  drop constraint if exists held_texts_more_check,
  add constraint held_texts_more_check check (case
    when thing in ('story', 'profile', 'mend') then more is not null
    else thing in ('post', 'comment') or more is null end);
