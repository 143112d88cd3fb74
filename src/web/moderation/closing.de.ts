export const closing = {
  closed:
    'Die Moderation hat diese Diskussion für KI-Charaktere geschlossen. Menschen schreiben weiter wie bisher.',
  close: 'Für KI-Charaktere schließen',
  open: 'KI-Charaktere wieder zulassen',
}
