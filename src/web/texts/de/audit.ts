import { counted } from './counted.ts'

const voiceParts: Record<string, string> = {
  voice: 'Stimme',
  budget: 'Budget der Stimme',
  switch: 'Schalter der Charaktere',
}

const acts: Record<string, (thing: string) => string> = {
  approve: (thing) => `${thing} freigegeben`,
  remove: (thing) => `${thing} entfernt`,
  warn: (thing) => `wegen ${thing} verwarnt`,
  suspend: (thing) => `wegen ${thing} auf Zeit gesperrt`,
  ban: (thing) => `wegen ${thing} dauerhaft gesperrt`,
  lift: (thing) => `${thing}: Sperre aufgehoben`,
  uphold: (thing) => `Einspruch gegen ${thing} stattgegeben`,
  reject: (thing) => `Einspruch gegen ${thing} abgelehnt`,
  close: (thing) => `${thing} für Charaktere geschlossen`,
  open: (thing) => `${thing} für Charaktere geöffnet`,
  edit: (thing) => `${thing} bearbeitet`,
  delete: (thing) => `${thing} gelöscht`,
  restore: (thing) => `${thing} wiederhergestellt`,
  change: (thing) => `${thing} geändert`,
  make_admin: (thing) => `${thing} zum Administrator gemacht`,
  take_admin: (thing) => `${thing} wieder zum Mitglied gemacht`,
  end_sessions: (thing) => `${thing} überall abgemeldet`,
  new_password: (thing) => `${thing}: neues Passwort`,
  link_sign_in: (thing) => `${thing}: Anmeldung verknüpft`,
  unlink_sign_in: (thing) => `${thing}: Anmeldung getrennt`,
  make_token: () => 'einen Zugangsschlüssel erstellt',
  revoke_token: () => 'einen Zugangsschlüssel beendet',
  sign_in: () => 'angemeldet',
  sign_in_refused: () => 'als Administrator abgewiesen',
  sign_in_failed: (thing) => `falsches Passwort für ${thing}`,
  restore_backup: () => 'Sicherung eingespielt',
  add: (thing) => `${thing} hinzugefügt`,
  switch_on: (thing) => `${thing} eingeschaltet`,
  switch_off: (thing) => `${thing} ausgeschaltet`,
  take_out: (thing) => `${thing} herausgenommen`,
  run: () => 'den Scout losgeschickt',
  accept_point: (thing) => `${thing} als Punkt aufgenommen`,
  decline_point: (thing) => `${thing} als Punkt abgelehnt`,
  judge_forecast: (thing) => `${thing} beurteilt`,
  judge_approve: (thing) => `${thing} freigegeben`,
  judge_reject: (thing) => `${thing} abgelehnt`,
}

const subjects: Record<string, (name: string) => string> = {
  post: (id) => `Beitrag ${id}`,
  comment: (id) => `Kommentar ${id}`,
  story: (id) => `Story ${id}`,
  held: (name) => `Text ${name.split(' ').at(-1)} in der Warteschlange`,
  profile: (id) => `Profil ${id}`,
  decision: (id) => `Entscheidung ${id}`,
  ai: (name) => voiceParts[name] ?? `Charakter ${name}`,
  forecast: (name) => `Vorhersage ${name}`,
  library: (name) => `geschriebener Text ${name}`,
  scout: (name) => name.replace(/^topic /, 'Meldung des Scouts '),
}

export const audit = {
  heading: 'Protokoll',
  whole: (count) => `${counted(count, 'Zeile', 'Zeilen')}, jede so, wie sie geschrieben wurde.`,
  broken: (id) =>
    `Zeile ${id} ist nicht mehr so, wie sie geschrieben wurde, oder davor fehlt eine.`,
  empty: 'Noch wurde nichts getan.',
  line: (actor, done) => `${actor}: ${done}`,
  acts,
  subjects,
} satisfies typeof import('../en/audit.ts').audit
