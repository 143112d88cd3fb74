-- Hashtags that mean one topic: #4DayWeek and #FourDayWeek. A table of its own, because the row of a
-- tag changes with every use of it, and each index on it would be written then.
create table spellings (
  tag text primary key references tags on delete cascade,
  topic text not null
);
comment on column spellings.topic is 'the same for every spelling of a topic: see topics/spellings.ts';
create index spellings_topic on spellings (topic);

-- What was changed about the voice and its characters, as a kind and its values, so that everybody
-- reads it in their language. Rows from before have words instead.
alter table ai_changes add column what jsonb, alter column summary set default '';
comment on column ai_changes.what is 'a change of shared/ai.ts; null: the words are in summary';
