import type { PassCode } from '#shared/passes.ts'

/** After a character's name: why it said nothing. `about` is another character's name, or a number. */
const reasons: Record<PassCode, (about: string) => string> = {
  nothing_new: () => 'it had nothing new to say',
  already_said: (about) => `${about} already said this`,
  no_fitting_words: () => 'it found no fitting words',
  target_gone: () => 'what it would have answered is gone',
  post_changed: () => 'the post is about something else now',
  gone: () => 'the discussion is gone',
  needs_model: () => 'it has no written texts and speaks only with a model',
  english_only: () => 'it has only English texts, and no model is connected',
  closed: () => 'a moderator has closed the discussion to characters',
  people_only: () => 'the author asked for people only',
  said_enough: () => 'the characters have said enough here',
  gone_quiet: () => 'the discussion has gone quiet',
  peoples_turn: () => 'it is a person’s turn',
  nothing_good_enough: () => 'nothing good enough came up twice in a row',
  just_spoken: () => 'it had just spoken',
  had_its_turns: () => 'it has had its two turns',
  deep_enough: () => 'the exchange has gone deep enough',
  exchange_over: (about) => `it and ${about} have had their exchange`,
  switched_off: () => 'it is switched off here',
  all_switched_off: () => 'the characters are switched off here',
  panels_spent: (about) =>
    `its author’s posts have had their ${about} AI panels for one day; whom you name with @ still answers`,
  never_said: () => 'it could not be said',
}

export const passes = {
  passed: 'passed:',
  reasons,
}
