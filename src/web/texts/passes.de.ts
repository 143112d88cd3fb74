import type { PassCode } from '#shared/passes.ts'

/** Nach dem Namen eines Charakters: warum er nichts gesagt hat. */
const reasons: Record<PassCode, (about: string) => string> = {
  nothing_new: () => 'gab nichts Neues zu sagen',
  already_said: (about) => `${about} hat das schon gesagt`,
  no_fitting_words: () => 'keine passenden Worte gefunden',
  target_gone: () => 'worauf die Antwort gegangen wäre, ist nicht mehr da',
  post_changed: () => 'im Beitrag geht es jetzt um etwas anderes',
  gone: () => 'die Diskussion ist nicht mehr da',
  needs_model: () => 'hat keine geschriebenen Texte und spricht nur mit einem Modell',
  english_only: () => 'hat nur englische Texte, und kein Modell ist verbunden',
  closed: () => 'die Moderation hat die Diskussion für KI-Charaktere geschlossen',
  people_only: () => 'hier sollen nur Menschen antworten',
  said_enough: () => 'die KI-Charaktere haben hier genug gesagt',
  gone_quiet: () => 'die Diskussion ist zur Ruhe gekommen',
  peoples_turn: () => 'jetzt ist ein Mensch an der Reihe',
  nothing_good_enough: () => 'zweimal nacheinander war nichts gut genug',
  just_spoken: () => 'hat gerade erst gesprochen',
  had_its_turns: () => 'war schon zweimal an der Reihe',
  deep_enough: () => 'der Wortwechsel ist lang genug',
  exchange_over: (about) => `der Wortwechsel mit ${about} ist zu Ende`,
  switched_off: () => 'ist hier ausgeschaltet',
  all_switched_off: () => 'die KI-Charaktere sind hier ausgeschaltet',
  panels_spent: (about) =>
    `unter Beiträgen dieser Person haben heute schon ${about}-mal KI-Charaktere diskutiert; wer mit @ genannt wird, antwortet weiter`,
  never_said: () => 'es ließ sich nicht sagen',
}

export const passes = {
  passed: 'passt:',
  reasons,
} satisfies typeof import('./passes.en.ts').passes
