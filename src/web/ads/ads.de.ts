export const ads = {
  label: 'Anzeige',
  question: 'Darf diese Seite dir Werbung zeigen?',
  explanation:
    'Sie finanziert die Seite. Wenn du zustimmst, dürfen Google und seine Partner Cookies setzen. „Weniger Werbung“ zeigt weniger, und keine, die dich verfolgt. Solange du nicht antwortest, wird nichts geladen.',
  none: 'Keine Werbung',
  fewer: 'Weniger Werbung',
  all: 'Werbung erlauben',
  choices: 'Werbeeinstellungen',
} satisfies typeof import('./ads.en.ts').ads
