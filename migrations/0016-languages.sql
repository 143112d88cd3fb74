-- In which language somebody reads the site, and gets its mails; null: they have not said.
alter table users add column language text check (language in ('en', 'de'));
