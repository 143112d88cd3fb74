/** Words of play, trade and machines, and figures of speech about death: out of place where people grieve or are ill. */
const playful =
  /\b(fun|laugh\w*|jok(e|es|ed|ing)|bets?|betting|toys?|cheers?|boo|popcorn|straight face|prototypes?|demo|ship|shipped|hack\w*|brochure|ribbon-cutting|confetti|celebrat\w+|thrill\w*|silly|circus|lottery|casino|cake|danc\w+|wins?|winner|won|bur(y|ied)|dead|die[sd]?|kill\w*|funeral|hangs?|machine|jammed|gears?|wheel|timer|games?|play(ed|ers?|ing|s)?|marries|customers?|lost a bet|shelf life|gadgets?|tinker\w*|start-?ups?|advert|movie|spoiler|magic|robot|recipe|dessert|betray|inventions?|spec|versions?|two-week|delete|squint|design|garage|bugs?|obsolete|launch\w*)\b/i

/** Whether a sentence may be said on a topic that hurts. */
export const isTactful = (text: string): boolean => !playful.test(text)
