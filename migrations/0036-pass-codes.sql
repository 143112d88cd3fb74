-- Why a turn ended without words: a code of shared/passes.ts, and what it is about.
alter table replies add column if not exists reason_about text;

update replies set reason = case
  when reason = 'it had nothing new to say' or reason like '% already said this' then 'nothing_new'
  when reason = 'it found no fitting words' then 'no_fitting_words'
  when reason in ('what it answered is gone', 'what it would have answered is gone', 'the claim it would have answered is gone') then 'target_gone'
  when reason = 'the post is about something else now' then 'post_changed'
  when reason = 'the discussion is gone' then 'gone'
  when reason = 'it has no written texts and speaks only with a model' then 'needs_model'
  when reason = 'it has only English texts, and no model is connected' then 'english_only'
  when reason = 'a moderator has closed the discussion to characters' then 'closed'
  when reason = 'the author asked for people only' then 'people_only'
  when reason = 'the characters have said enough here' then 'said_enough'
  when reason = 'the discussion has gone quiet' then 'gone_quiet'
  when reason like 'it is a person%s turn' then 'peoples_turn'
  when reason = 'nothing good enough came up twice in a row' then 'nothing_good_enough'
  when reason = 'it had just spoken' then 'just_spoken'
  when reason = 'it has had its two turns' then 'had_its_turns'
  when reason like 'it and % have had their exchange' then 'said_enough'
  when reason = 'the exchange has gone deep enough' then 'deep_enough'
  when reason = 'the characters are switched off here' then 'all_switched_off'
  when reason = 'it is switched off here' then 'switched_off'
  when reason = 'another had just said it' then 'nothing_new'
  when reason like 'its author%' then 'said_enough'
  else 'never_said'
end
where reason is not null and reason !~ '^[a-z_]+$';
