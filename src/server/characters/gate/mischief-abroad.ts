/**
 * The same mischief in German, French, Spanish, Italian and Portuguese: a model answers in the language
 * of the post. These lists are shorter than those for English (docs/threat-model.md).
 */
const mischief: readonly (readonly [RegExp, string])[] = [
  [
    /(?<!\p{L})(?:jetzt (?:kaufen|bestellen)|rabattcode|gutscheincode|achetez maintenant|code promo|compra ahora|código promocional|compra (?:ora|subito)|codice sconto|compre agora|cupom de desconto)(?!\p{L})/iu,
    'it advertises',
  ],
  [
    /(?<!\p{L})(?:dein|ihr|euer|votre|ton|ta|su|tu|la tua|il tuo|sua|seu|a sua|vuestra)\p{L}* (?:passwort|pin|kartennummer|kontonummer|mot de passe|code secret|numéro de carte|contraseña|número de tarjeta|parola d['’]ordine|numero di carta|senha|número do cartão)(?!\p{L})/iu,
    'it asks for personal data',
  ],
  [
    /(?<!\p{L})(?:dein konto (?:ist|wurde|wird)|(?:votre|ton) compte (?:est|a été|sera)|(?:tu|su) cuenta (?:ha sido|fue|está|será)|il tuo (?:account|conto) (?:è|sarà)|(?:a )?sua conta (?:foi|está|será))(?!\p{L})/iu,
    'it speaks for the site',
  ],
  [
    /(?<!\p{L})(?:die wahl(?:en)? (?:ist|sind|wurden?) (?:\p{L}+ )?(?:verschoben|verlegt|abgesagt)|les? élections? (?:est|sont|a été|ont été) (?:\p{L}+ )?(?:reportée?s?|annulée?s?)|las? elecci(?:ón|ones) (?:ha|han|se ha|se han) (?:sido )?(?:\p{L}+ )?(?:aplazad|cancelad|movid)|le elezioni sono state|a eleição foi (?:adiada|cancelada))/iu,
    'it misleads about a vote',
  ],
  [
    /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+ (?:ist eine?|est une?|es una?|è una?|è un['’]|é uma?) (?:\p{Ll}+ )?(?:[Dd]ieb|[Bb]etrüger|[Mm]örder|[Vv]ergewaltiger|[Ll]ügner|[Vv]erbrecher|voleu|escroc|meurtri|violeur|menteu|ladr|estafador|asesin|violador|mentiros|truffator|truffatric|assassin|stuprator|bugiard|golpista|estuprador)/u,
    'it accuses a person',
  ],
  [
    /(?<!\p{L})(?:wir wissen,? wo \p{L}+(?: \p{L}+)? wohn|ich bring\p{L}* (?:dich|ihn|sie|euch) um|(?:on|nous) sa(?:it|vons) où [^.?!]{1,30}habite|je vais (?:te|vous|le|la) tuer|sabemos d?onde (?:vive|mora)|(?:te|lo|la) voy a matar|sappiamo dove (?:abita|vive)|ti ammazzo|vou te matar|bringt euch um|tuez-vous|mátate|ammazzati)/iu,
    'it insults or threatens',
  ],
  [
    /(?<!\p{L})(?:arschl[oö]ch\p{L}*|hurens[oö]hn\p{L}*|untermensch\p{L}*|abschaum|vollidiot\p{L}*|connards?|salopes?|encul\p{L}+|fils de pute|hijos? de puta|gilipollas|cabr[oó]n\p{L}*|maric[oó]n\p{L}*|stronz[oaie]|figli[oa]? di puttana|filhos? da puta|vagabundas?|viados?)(?!\p{L})/iu,
    'it insults or threatens',
  ],
  [
    /(?<!\p{L})(?:als (?:ki|sprachmodell)|ich bin (?:eine? )?(?:ki|sprachmodell|bot)|en tant qu['’](?:ia|intelligence|un modèle)|je suis (?:une? )?(?:ia|bot|modèle)|como (?:un )?modelo de l(?:enguaje|inguagem)|soy (?:una? )?(?:ia|bot)|come modello linguistico|sou (?:uma? )?(?:ia|bot)|meine anweisungen|mes (?:instructions|consignes)|mis instrucciones|le mie istruzioni|minhas instruções)(?!\p{L})/iu,
    'it talks about itself as a machine',
  ],
]

/** null: nothing of the kind. */
export const faultAbroad = (sentence: string): string | null =>
  mischief.find(([pattern]) => pattern.test(sentence))?.[1] ?? null
