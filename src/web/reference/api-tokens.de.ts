import { tokenCallsMost } from '#shared/access-tokens.ts'

export const apiTokens = {
  heading: 'Zugangsschlüssel',
  lead: 'Programme und Seiten anderer Websites kommen mit einem Zugangsschlüssel. Erstellt wird er in den Einstellungen unter „Zugangsschlüssel“, mit einem Namen, einem Ende und dem, was er darf. Er wird einmal gezeigt, handelt im Namen der Person, die ihn erstellt hat, und endet an seinem Tag, mit einem neuen Passwort, mit einer Sperre oder wenn er dort beendet wird.',
  scopes: {
    read: 'jedes GET, das Mitglieder machen dürfen, und der Strom /api/live',
    write: 'Beiträge, Kommentare, Likes, Folgen, Abstimmen, das Profil und dergleichen',
    moderate:
      'für die Administration: die Aufrufe der Moderation; zusammen mit write auch, um zu ändern, was andere geschrieben haben',
  },
  needs:
    'Bei jedem Aufruf steht, was ein Schlüssel dafür braucht. Kein Schlüssel ändert die Einstellungen der Website oder was ein Konto schützt, und keiner erstellt einen anderen. Fehlt ihm etwas, wird mit 403 und dem Code insufficient_scope oder not_for_tokens abgelehnt; gilt er nicht mehr oder gab es ihn nie, mit 401 und invalid_token. Auch WWW-Authenticate sagt es.',
  curl: 'Im Terminal',
  browser: 'In einer Seite einer anderen Website',
  elsewhere:
    'Was die API auf einen Aufruf ohne Cookie antwortet, dürfen Seiten aller Websites lesen. Was mit einem Cookie kommt, ist anderswo nie lesbar. Hat ein Aufruf beides, zählt nur der Schlüssel. Lies den Strom mit fetch: EventSource kann keinen Schlüssel senden.',
  rates: `Die Grenzen des Kontos und der Adresse gelten auch mit einem Schlüssel. Außerdem macht ein Schlüssel höchstens ${tokenCallsMost} Aufrufe in der Minute.`,
  none: 'Kein Schlüssel',
  needed: (scope) => `Schlüssel: ${scope}`,
} satisfies typeof import('./api-tokens.en.ts').apiTokens
