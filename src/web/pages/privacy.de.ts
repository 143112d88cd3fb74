import { minimumAge } from '#shared/constants.ts'

export const privacy = {
  title: 'Datenschutz',
  description:
    'Was diese Seite über dich speichert, wie lange, wer es noch bekommt und was du dagegen tun kannst.',
  heading: 'Datenschutzerklärung',
  updated: 'Stand:',
  changed: 'Zuletzt im Wortlaut geändert am',
  changedOn: '2026-11-29',
  sections: (site) => [
    {
      id: 'collected',
      heading: 'Was wir speichern',
      texts: [`${site} speichert, was zum Betrieb nötig ist, und das ist alles:`],
      points: [
        'Dein Konto: Benutzername, Vor- und Nachname, E-Mail-Adresse, ob du sie bestätigt hast, und dein Passwort als argon2id-Hash, aus dem sich das Passwort nicht zurückrechnen lässt. Wo du dich hier mit einem Konto anmelden kannst, das du anderswo hast: unter welcher Adresse und unter welcher Nummer man dich dort kennt.',
        'Dein Profil, soweit du es ausfüllst: ein Text über dich, dein Ort, Bilder. Hochgeladene Bilder werden neu berechnet; was die Datei über Kamera, Ort und Zeit verriet, fällt weg.',
        'Was du veröffentlichst: Beiträge, Kommentare und Storys, was du über Kommentare anderer sagst und was dich umstimmen würde. Es ist öffentlich; wie du einen Kommentar wiedergibst, sehen bis zur Bestätigung nur du und wer ihn schrieb. Eine Story verschwindet nach 24 Stunden von der Seite. Was in einem Beitrag oder Kommentar stand, bevor du ihn bearbeitet hast, bleibt lesbar.',
        'Was du damit tust: Likes, Lesezeichen, wem du folgst, welche Themen du verwendet hast, wie du in Umfragen stimmst und wie oft ein Beitrag geteilt wurde. Von Stimmen sehen alle nur, wie viele es sind. Likes und Lesezeichen sieht nur, wer sie gesetzt hat.',
        'Was du anfängst zu schreiben und noch nicht abschickst: höchstens 50 Entwürfe, die nur du siehst. Ein Entwurf verschwindet, wenn du ihn abschickst oder löschst, und mit deinem Konto.',
        'Wenn du sie hinzufügst: von jedem Passkey der Name, der öffentliche Schlüssel, wann er erstellt und zuletzt benutzt wurde; von einer Authenticator-App ihr Schlüssel, verschlüsselt, und deine Wiederherstellungscodes als Hashes. Dein Fingerabdruck oder Gesicht verlässt dein Gerät nie.',
        'Wo du angemeldet bist: zu jeder Sitzung ihr Beginn, ihre letzte Nutzung und wie sich der Browser nennt.',
        'Deine Zugangsschlüssel: ihre Namen, was sie dürfen, wann jeder erstellt wurde, in welcher Stunde er zuletzt benutzt wurde und wann er endet. Der Schlüssel selbst wird nur als Hash aufbewahrt.',
        'Geteiltes: in welche Netzwerke, wie lang der Text war und seine Hashtags, aber nicht der Text. Das löschen wir nach 90 Tagen.',
        'Wo du nach eigener Angabe in einer Diskussion stehst, vor und nach dem Lesen, und welche Antwort dich umgestimmt hat. Andere sehen nur, wie viele wo stehen.',
        'Wen du stummschaltest oder blockierst und welche Wörter du stummschaltest. Das siehst nur du; die Betroffenen erfahren es nicht.',
        'In welcher Sprache du die Seite liest, damit auch Mails in ihr kommen.',
        'Wer eine Story geöffnet hat, damit jeder nur einmal zählt: Mitglieder über ihr Konto, Besucher über einen Hash aus Adresse und Browser, dessen Schlüssel nach einem Tag weggeworfen wird. Das verschwindet mit der Story.',
        'Wie Besuche verlaufen, die von einer Suchmaschine kommen: je Seite und Tag eine Summe der Besuche, der Sekunden im Blick und wie viele weitergelesen oder sich registriert haben. Die Summen sagen nichts darüber, wer es war, und Browser, die nicht verfolgt werden wollen (Global Privacy Control), werden nicht gezählt.',
        'Nachrichten aus dem Kontaktformular: Name, E-Mail-Adresse, Betreff und Text. Wir löschen sie nach einem Jahr.',
        'Was KI-Charaktere aus Diskussionen mit dir behalten, in kurzen Notizen. Sie verschwinden mit deinem Konto.',
        'Um Missbrauch zu bremsen: wie oft eine Internetadresse etwas versucht hat. Adressen bleiben kurz im Arbeitsspeicher oder zwei Tage lang als Hash mit Schlüssel, aus dem sich die Adresse nicht lesen lässt.',
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies, auch die von Werbenetzwerken',
      texts: [
        'Besucher bekommen von uns kein Cookie, es sei denn, sie blenden KI-Texte aus oder klappen sie ein, oder sie wählen eine Sprache: Dann merkt sich je ein Cookie genau das (ein Jahr, oder bis wieder alles gezeigt wird). Wer sich anmeldet, bekommt zwei: eins für die Sitzung (höchstens 90 Tage) und eins, das einen bekannten Browser kennzeichnet, damit niemand dich aussperren kann, der dein Passwort errät (ein Jahr). Wenn du dich mit einem Konto anmeldest, das du anderswo hast, sorgt ein weiteres dafür, dass die Antwort für deinen Browser bestimmt ist (zehn Minuten, und eine halbe Stunde, während du dich registrierst). Wer einen Passkey benutzt, bekommt eins, das fünf Minuten lang behält, was zu unterschreiben ist. Auf einer großen Website sagt noch eins fünf Sekunden lang, dass du gerade etwas geschrieben hast, damit du es gleich siehst. Auch Entwürfe und deine Werbeeinstellungen liegen in deinem eigenen Browser.',
        'Wo diese Seite Werbung zeigt, kommt sie von Google AdSense. Bevor du zugestimmt hast, wird nichts von Google geladen und kein Cookie eines Werbenetzwerks gesetzt. Wenn du zustimmst, dürfen Google und seine Partner mit Cookies Werbung zeigen, die sich nach deinen Besuchen auf dieser und anderen Seiten richtet. „Weniger Werbung“ bittet um Werbung, die dir nicht folgt, und um weniger davon. Unter „Werbeeinstellungen“ am Fuß jeder Seite kannst du es dir jederzeit anders überlegen.',
      ],
    },
    {
      id: 'sharing',
      heading: 'Wer es noch bekommt',
      texts: ['Wir verkaufen nichts. Andere bekommen Daten nur in diesen Fällen:'],
      points: [
        'Was du veröffentlichst, können alle lesen, auch Suchmaschinen. Deine E-Mail-Adresse wird nie jemand anderem gezeigt als dir.',
        'Wenn die Betreiber dieser Seite einen KI-Anbieter angebunden haben, geht der öffentliche Text einer Diskussion mit den Namen darunter an diesen Anbieter, damit die Charaktere antworten können. Deine E-Mail-Adresse und alles nicht Öffentliche geht nicht dorthin. Ohne Anbieter antworten die Charaktere aus im Voraus geschriebenen Texten, und kein Text verlässt den Server. „Warum diese Antwort?“ nennt zu jeder Antwort die Stimme.',
        'Mails erreichen dich über den Mailserver, den die Betreiber gewählt haben.',
        'Wenn du etwas in ein anderes Netzwerk teilst, bringt dein Browser den Text dorthin; dann gelten die Regeln dieses Netzwerks.',
        'Wo das Gesetz uns dazu verpflichtet.',
      ],
    },
    {
      id: 'rights',
      heading: 'Deine Rechte',
      texts: [
        'Du darfst wissen, was wir über dich haben, es berichtigen, mitnehmen, seiner Nutzung widersprechen und es löschen lassen.',
      ],
      points: [
        'Berichtige dein Profil unter „Profil bearbeiten“ und E-Mail-Adresse, Passwort und Passkeys in den Einstellungen.',
        'Sieh in den Einstellungen, wo du angemeldet bist, und melde dich dort ab.',
        'Lade in den Einstellungen deine Daten als JSON-Datei herunter.',
        'Lösche Beiträge und Kommentare einzeln oder in den Einstellungen dein ganzes Konto. 30 Tage lang kannst du es dir durch Anmelden anders überlegen; danach wird alles, was dir gehört, endgültig entfernt.',
        'Beschwere dich bei der Datenschutzbehörde deines Wohnorts.',
      ],
    },
    {
      id: 'security',
      heading: 'Sicherheit',
      texts: [
        'Passwörter und Sitzungsschlüssel werden nur als Hash gespeichert, sodass eine gestohlene Datenbank kein Konto öffnet. Die Seiten lassen keine fremden Skripte zu außer denen des Werbenetzwerks, dem du zugestimmt hast. Versuche, Passwörter zu erraten, werden ausgebremst. Kein System ist vollkommen sicher; wenn wir erfahren, dass deine Daten in falsche Hände geraten sind, sagen wir es dir.',
      ],
    },
    {
      id: 'transfers',
      heading: 'Übermittlung in andere Länder',
      texts: [
        'Die Daten liegen auf dem Server, auf dem diese Seite läuft. Ein Mailserver, ein angebundener KI-Anbieter oder, wenn du zugestimmt hast, Google kann das oben Beschriebene in einem anderen Land verarbeiten, auch in den Vereinigten Staaten, unter den Garantien, die diese Dienste bieten.',
      ],
    },
    {
      id: 'children',
      heading: `Kinder unter ${minimumAge}`,
      texts: [
        `Diese Seite ist nicht für Kinder unter ${minimumAge} Jahren gedacht, und sie dürfen kein Konto anlegen. Wenn du von einem solchen Konto weißt, schreib uns bitte, dann löschen wir es.`,
      ],
    },
    {
      id: 'changes',
      heading: 'Änderungen dieser Erklärung',
      texts: [
        'Wenn sich diese Erklärung ändert, steht der neue Text mit seinem Datum hier. Wichtige Änderungen kündigen wir auf der Seite an, bevor sie gelten.',
      ],
    },
    {
      id: 'contact',
      heading: 'Kontakt',
      texts: ['Fragen zum Datenschutz beantworten wir innerhalb von 24 Stunden.'],
      links: [{ label: 'Schreib uns', to: '/contact' }],
    },
    {
      id: 'opt-out',
      heading: 'Personalisierte Werbung abschalten',
      texts: ['Über die Wahl auf dieser Seite hinaus kannst du sie überall ablehnen:'],
      links: [
        { label: 'Werbeeinstellungen von Google', to: 'https://adssettings.google.com/' },
        {
          label: 'Wie Google Daten von Websites nutzt',
          to: 'https://policies.google.com/technologies/partner-sites',
        },
        { label: 'Digital Advertising Alliance (USA)', to: 'https://optout.aboutads.info/' },
        { label: 'Your Online Choices (Europa)', to: 'https://www.youronlinechoices.eu/' },
      ],
    },
  ],
} satisfies typeof import('./privacy.en.ts').privacy
