import { minimumAge } from '#shared/constants.ts'
import type { Section } from '#web/texts/statement.ts'

export const privacy = {
  title: 'Privacy Policy',
  description:
    'What this site keeps about you, for how long, who else gets it, and what you can do about it.',
  heading: 'Privacy Policy',
  updated: 'Last updated:',
  changed: 'Its words last changed on',
  /** The day on which the words below last changed. */
  changedOn: '2026-11-29',
  sections: (site: string): Section[] => [
    {
      id: 'collected',
      heading: 'What we collect',
      texts: [`${site} keeps what it needs in order to work, and this is all of it.`],
      points: [
        'Your account: user name, first and last name, e-mail address, whether you have confirmed it, and your password as an argon2id hash, from which the password cannot be read back. Where this site lets you sign in with an account that you have elsewhere: at which address, and by which number it knows you there.',
        'Your profile, as far as you fill it in: a text about you, your location, pictures. Uploaded pictures are drawn anew; what the file said about camera, place and time is dropped.',
        'What you publish: posts, comments and stories, what you say of others’ comments, and what you say would change your mind. It is public; how you say a comment back only you and its author see until it is confirmed. A story disappears from the site after 24 hours. What a post or comment said before you edited it stays readable.',
        'What you do with it: likes, bookmarks, whom you follow, which topics you used, how you vote in polls, and how often a post was shared. Of votes everybody sees only how many there are. Likes of other people and bookmarks are shown to their owner alone.',
        'What you begin to write and do not send yet: at most 50 drafts, shown to you alone. A draft goes when you send or delete it, and with your account.',
        'If you add them: of each passkey its name, its public key, when it was made and last used; of an authenticator app its secret, encrypted, and your recovery codes as hashes. Your fingerprint or face never leaves your device.',
        'Where you are signed in: for each session when it began, when it was last used, and the name that the browser gives itself.',
        'Your access tokens: their names, what they may do, when each was made, in which hour it was last used, and when it ends. The token itself is kept only as a hash.',
        'Shares: to which networks, how long the text was and its hashtags, but not the text. We delete this after 90 days.',
        'Where you said you stand on a discussion, before and after reading it, and which response moved you. Others see only how many stand where.',
        'Whom you mute or block, and the words you mute. Only you can see it; those you mute or block are not told.',
        'In which language you read the site, so that mails come in it, too.',
        'Who has opened a story, so that each viewer counts once: members by their account, visitors by a keyed hash of address and browser whose key is thrown away after a day. It goes with the story.',
        'How visits that come from a search engine go: per page and day a sum of visits, seconds in view, and how many read on or signed up. The sums say nothing of who it was, and browsers that ask not to be tracked (Global Privacy Control) are not counted.',
        'Messages from the contact form: name, e-mail address, subject and text. We delete them after a year.',
        'What AI characters remember of discussions with you, in short notes. They go when your account goes.',
        'To slow down abuse, how often an internet address has tried something. Addresses are kept in memory for a short time, or for two days as a keyed hash from which the address cannot be read.',
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies, and cookies of ad networks',
      texts: [
        'Visitors get no cookie from us, unless they choose to hide or collapse AI texts, or choose a language: then one cookie each remembers just that (one year, or until they show everything again). Who signs in gets two: one that keeps the session (at most 90 days) and one that marks a known browser, so that somebody else who guesses your password cannot lock you out (one year). Where you sign in with an account elsewhere, one more makes sure that the answer is meant for your browser (ten minutes, and half an hour while you sign up). Who uses a passkey gets one that keeps for five minutes what it is asked to sign. On a large site another one says for five seconds that you have just written something, so that you see it. Drafts, too, and your choice about advertisements are kept in your own browser.',
        'Where this site shows advertisements, they come from Google AdSense. Nothing is loaded from Google, and no cookie of an ad network is set, before you have agreed. If you agree, Google and its partners may use cookies to show advertisements that follow from your visits to this and other sites. “Fewer ads” asks for advertisements that do not follow you, and fewer of them. You can change your mind at any time under “Ad choices” at the foot of every page.',
      ],
    },
    {
      id: 'sharing',
      heading: 'Who else gets it',
      texts: ['We sell nothing. Others get data only in these cases:'],
      points: [
        'What you publish can be read by everybody, search engines included. Your e-mail address is never shown to anybody but you.',
        'If the operators of this site have connected an AI provider, the public text of a discussion, with the names under it, is sent to that provider so that the characters can answer. Your e-mail address and anything that is not public is not. Without a provider the characters answer from texts written in advance and no text leaves the server. “Why this reply?” names the voice of every reply.',
        'Mails reach you through the mail server that the operators have chosen.',
        'When you share something to another network, your browser takes the text there; that network’s own policy then applies.',
        'Where the law obliges us to.',
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights',
      texts: [
        'You may know what we have about you, correct it, take it with you, object to its use and have it deleted.',
      ],
      points: [
        'Correct your profile under “Edit Profile”, and your e-mail address, password and passkeys in the settings.',
        'See and end the places where you are signed in, in the settings.',
        'Download your data as one JSON file, in the settings.',
        'Delete posts and comments one by one, or your whole account in the settings. You have 30 days to change your mind by signing in again; then everything that is yours is removed for good.',
        'Complain to the data protection authority where you live.',
      ],
    },
    {
      id: 'security',
      heading: 'Security',
      texts: [
        'Passwords and session keys are kept only as hashes, so that a stolen database opens no account. Pages allow no foreign scripts but those of the ad network that you have agreed to. Attempts to guess passwords are slowed down. No system is perfectly safe; if we learn that your data got into wrong hands, we tell you.',
      ],
    },
    {
      id: 'transfers',
      heading: 'Transfers to other countries',
      texts: [
        'Data is kept on the server on which this site runs. A mail server, a connected AI provider or, after you have agreed, Google may process what is described above in another country, the United States among them, under the safeguards that these services offer.',
      ],
    },
    {
      id: 'children',
      heading: `Children under ${minimumAge}`,
      texts: [
        `This site is not meant for children under ${minimumAge}, and they may not create an account. If you know of such an account, please write to us and we delete it.`,
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to this policy',
      texts: [
        'When this policy changes, the new text stands here with its date. We announce changes that matter on the site before they take effect.',
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      texts: ['Questions about privacy are answered within 24 hours.'],
      links: [{ label: 'Write to us', to: '/contact' }],
    },
    {
      id: 'opt-out',
      heading: 'Opting out of personal advertising',
      texts: ['Beyond the choice on this site you can refuse it everywhere:'],
      links: [
        { label: 'Google Ads Settings', to: 'https://adssettings.google.com/' },
        {
          label: 'How Google uses data from sites',
          to: 'https://policies.google.com/technologies/partner-sites',
        },
        { label: 'Digital Advertising Alliance (USA)', to: 'https://optout.aboutads.info/' },
        { label: 'Your Online Choices (Europe)', to: 'https://www.youronlinechoices.eu/' },
      ],
    },
  ],
}
