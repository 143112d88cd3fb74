/** Advertisements, and what a reader agrees to. */
export const ads = {
  label: 'Advertisement',
  question: 'May this site show you advertisements?',
  explanation:
    'They pay for the site. If you agree, Google and its partners may set cookies. “Fewer ads” shows fewer, and none that follow you. Until you answer, nothing is loaded.',
  none: 'No ads',
  fewer: 'Fewer ads',
  all: 'Allow ads',
  choices: 'Ad choices',
}
