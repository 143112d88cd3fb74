/** What words may do to those who read them, no matter who asked for it, and why it is not published. */
const mischief: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:buy now|order now|sign up (?:now|today)|promo ?code|discount code|coupon|use code|click (?:here|the link|below)|free (?:crypto|bitcoin|gift)|guaranteed (?:returns?|profit)|dm me|whatsapp me|telegram|airdrop|seed phrase|send (?:btc|eth|bitcoin|money))\b/i,
    'it advertises',
  ],
  [
    /\b(?:please|everyone|everybody|readers|you (?:should|must))\b[^.?!]{0,40}\b(?:like|upvote|share|follow|subscribe|boost|repost)\b[^.?!]{0,25}\b(?:this post|its author|the author|my (?:channel|page|account|profile))/i,
    'it begs for attention',
  ],
  [
    /(?:^|\b(?:please|now|just|and|must|should) )(?:enter|send|give|share|confirm|type|reveal|submit|post)\b(?: (?:us|me|here|in))? your (?:\w+ (?:and )?){0,2}(?:password|pin|card number|cvv|bank details|account number|credentials|login|home address|phone number|social security|passport number)\b/i,
    'it asks for personal data',
  ],
  [
    /\byour account (?:has been|is|was|will be)\b|\b(?:granted|given|made) (?:\w+ )?(?:admin(?:istrator)?|moderator|root|owner)(?:['’]s)? (?:rights|access|powers|status)\b/i,
    'it speaks for the site',
  ],
  [
    /\b(?:election|polls|polling day|voting)\b (?:has|have|is|are) (?:now )?(?:been )?(?:moved|postponed|cancelled|canceled|rescheduled)\b|\bstay(?:s|ing)? (?:at )?home on (?:\w+day|election day)\b|\bvote by (?:text|sms|phone)\b/i,
    'it misleads about a vote',
  ],
  [
    /\b\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)? \p{Lu}\p{Ll}+ (?:is|was) (?:an? |the )?(?:\w+ )?(?:thief|rapist|criminal|murderer|killer|fraud|crook|swindler|paedophile|pedophile|liar|abuser|nazi|terrorist|spy|drunk|addict)\b/u,
    'it accuses a person',
  ],
  [
    /\bwe know where\b[^.?!]{0,40}\b(?:lives?|works?|sleeps?)\b|\b(?:watch your back|(?:you|he|she|they)(?:['’]ll| will) (?:regret this|pay for this|be sorry))\b|\b(?:let['’]s|we(?:['’]ll| will| should)) burn\b/i,
    'it insults or threatens',
  ],
  [
    /\b(?:napalm|pipe bombs?|nail bombs?|molotov|nerve agent|sarin|ricin|anthrax|thermite|detonator|crystal meth|methamphetamine|fentanyl|ghost gun|mustard gas|chlorine gas|nitrogly?cerine?|chloroform)\b[^?!]{0,80}\b(?:mix|cook|stir|pour|add|combine|heat|boil|print|build|make|assemble|grams?|parts?|recipe)\b|\b(?:mix|cook|stir|pour|add|combine|heat|boil|print|build|make|assemble|grams?|parts?|recipe)\b[^?!]{0,80}\b(?:napalm|pipe bombs?|nail bombs?|molotov|nerve agent|sarin|ricin|anthrax|thermite|detonator|crystal meth|methamphetamine|fentanyl|ghost gun|mustard gas|chlorine gas|nitrogly?cerine?|chloroform)\b/i,
    'it teaches harm',
  ],
]

/** null: nobody is sold to, tricked, accused, threatened or taught to do harm. */
export const mischiefFault = (sentence: string): string | null =>
  mischief.find(([pattern]) => pattern.test(sentence))?.[1] ?? null
