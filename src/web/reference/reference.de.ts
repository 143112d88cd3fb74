export const reference = {
  title: 'API-Referenz',
  description:
    'Jeder Aufruf der API dieser Seite: wer ihn machen darf, was er nimmt und was er gibt.',
  lead: [
    'Gesendet und geantwortet wird in JSON. Die Anmeldung setzt ein Cookie, das spätere Aufrufe mitschicken; mehr braucht es nicht. Ein Aufruf, der etwas ändert, wird abgelehnt, wenn der Browser sagt, dass er von einer anderen Seite kommt, außer er kommt stattdessen mit einem Zugangsschlüssel.',
    'Eine Ablehnung ist ein Error mit Status 400 (ungültig), 401 (erst anmelden), 403, 404, 409, 413, 415, 429 oder 503. Bei den letzten beiden steht in Retry-After, nach wie vielen Sekunden es wieder geht. Was die einzelnen Aufrufe tun, steht hier auf Englisch.',
  ],
  openApi: 'Dasselbe für Programme: OpenAPI 3.1',
  contents: 'Worum es in den Aufrufen geht',
  shapes: 'Datentypen',
  guards: {
    anyone: 'Alle',
    member: 'Angemeldet',
    writer: 'Angemeldet, nicht gesperrt',
    admin: 'Administration',
  },
  places: { path: 'im Pfad', query: 'in der Abfrage', header: 'Kopfzeile' },
  optional: 'freiwillig',
  takes: 'Nimmt',
  gives: (status) => `Gibt ${status}`,
  givesNothing: (status) => `Gibt ${status} und keinen Inhalt.`,
} satisfies typeof import('./reference.en.ts').reference
