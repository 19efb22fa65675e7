/**
 * Words and phrases to avoid, with their replacements.
 *
 * `find` is a regular expression for whole words in any case; a space in it matches any white space, and `~` a masked
 * piece such as code. `in` limits an entry to kinds of passages. `isWarning` marks entries that have a legitimate
 * sense.
 *
 * @type {readonly {find: string, use: string, in?: readonly string[], isWarning?: boolean}[]}
 */
export const glossary = [
  // Old-fashioned words.
  {find: 'anew', use: 'again'},
  {find: 'dearer', use: 'more expensive'},
  {find: 'dearest', use: 'most expensive'},
  {find: 'the dear one', use: 'the more expensive one'},
  {find: 'somebody', use: 'someone'},
  {find: 'nobody', use: 'no one'},
  {find: 'anybody', use: 'anyone'},
  {find: 'everybody', use: 'everyone'},
  {find: 'whom', use: 'who'},
  {find: 'whilst', use: 'while'},
  {find: 'amongst', use: 'among'},
  {find: 'per cent', use: 'percent'},
  {find: 'in order to', use: 'to'},
  {find: 'so as to', use: 'to'},
  {find: '(?:need|needs) not', use: "doesn't have to"},
  {find: '(?:must|may|shall) needs', use: 'must'},
  {find: 'shall', use: 'will', in: ['comment', 'docstring', 'test']},
  {find: 'thereof|therein|thereby|wherein|whereby|hereby', use: 'its, in it, by which'},
  {find: 'as of today', use: 'today'},
  {find: 'time and again|again and again', use: 'repeatedly'},
  {find: 'the day (?:it|something|everything) breaks', use: 'during an incident'},
  {find: 'best of all when', use: 'ideally when'},

  // Calques.
  {
    find: '(?:stand|stands|stood|standing) (?:beside|next to|in|on|at|under|over|above|below|before|after|behind|between|in front|there|here|for itself)',
    use: 'is, appears, sits',
  },
  {find: '(?:stand|stands|stood) (?:first|last|alone|open|empty|still)', use: 'is, comes'},
  {find: '(?:answer|answers|answered) for', use: 'is responsible for'},
  {find: 'at once', use: 'immediately, at the same time', isWarning: true},
  {
    find: '(?!billed)(?:\\w{3,}ed|gone|shown|sent|it|them|there|appear|appears|works|counts|ends|stops|starts|opens|closes) at once|at once (?:or|and)|(?:without it|card|account), at once',
    use: 'immediately',
  },
  {find: 'beside', use: 'next to, with'},
  {find: 'by hand', use: 'manually'},
  {find: 'a program', use: 'your code, your app, a script'},
  {
    find: '(?:your|own|other|the|these|such|which|every|each|its) programs?(?! (?:terms|rules|members?|fees?))',
    use: 'your code, your app, a script',
    isWarning: true,
  },
  {find: 'repair|repairs|repaired|repairing', use: 'fix'},
  {
    find: '(?:the|of|no|for|and|finds|any|remove|removes|without|two|are) doubles',
    use: 'duplicates',
  },
  {find: '(?:the|a|no|only) way out', use: 'unsubscribe link, exit'},
  {
    find: 'sums(?! (?:the|it|up|this|that|an?)\\b)|(?:the|a|this|that|small|whole|worked) sum(?! of)',
    use: 'calculation, total',
  },
  {find: 'is (?:reported|said|believed|thought|known) to', use: 'a cited fact'},
  {find: 'reportedly|allegedly|supposedly', use: 'a cited fact'},
  {find: '(?:is|are|was|were|be|been|being|gets|get) told', use: 'is notified, gets an alert'},
  {find: '(?:telling|tell) apart', use: 'distinguish'},
  {find: 'told apart', use: 'distinguished'},
  {find: 'rid of', use: 'without'},
  {find: 'of its own accord|by itself', use: 'automatically, on its own', isWarning: true},
  {find: 'go on', use: 'continue', isWarning: true},
  {find: 'comes? to nothing|leads? nowhere', use: 'goes nowhere, does nothing'},
  {find: 'what it costs', use: 'the price', isWarning: true},
  {find: '(?:as|so) long as', use: 'while', isWarning: true, in: ['comment', 'docstring']},
  {find: 'a (?:fault|mistake) (?:of|in)', use: 'an error in, a bug in'},
  {find: 'faults', use: 'errors, bugs'},
  {find: '(?:a|the|this|that|no|one|any|each|every|its|first) fault', use: 'error, bug'},
  {find: 'mistakes?', use: 'error, bug', in: ['comment', 'docstring', 'test']},
  {
    find: '(?:is|are|was|were|be) (?:read out|said) (?:to|by) (?:a )?screen readers?',
    use: 'is announced by screen readers',
  },
  {find: '(?:is|are|be|gets?) read out', use: 'is announced'},
  {find: 'drawn screens?', use: 'mock screen'},
  {find: 'drawings?', use: 'illustration', in: ['prose'], isWarning: true},
  {find: '(?:hold|holds|held) (?:\\d|verified|leads|more|fewer|up to)', use: 'includes, contains'},
  {find: '(?:is|are|was|were|be|been) (?:kept|held)', use: 'is stored, is saved', isWarning: true},

  // Words for which the field has a term.
  {
    find: '(?:an|the|this|that|every|each|successful|last|first|same|next) answers? (?:4|5|2)\\d\\d',
    use: 'response',
  },
  {find: 'answers? (?:~+ ?|with )?[2345]\\d\\d', use: 'returns, a response with'},
  {find: '[2345]\\d\\d answers?', use: 'response'},
  {
    find: 'answers? (?:with a|of the api|from the api|of the server|are in utc|body)',
    use: 'response',
  },
  {
    find: '(?:the api|the server|the endpoint|api|http|json|error|successful|an empty) answers?',
    use: 'response, returns',
  },
  {
    find: '(?:of|in|to|with|from|for) (?:an|the|each|every|one) answer',
    use: 'response, reply',
    isWarning: true,
  },
  {find: 'api calls?|calls? (?:of|to|in) the api', use: 'API request'},
  {
    find: '(?:the|a|one|each|every|this|that|first|failed|same|these) calls? (?:and|of) (?:its|fields?)',
    use: 'operation, endpoint',
  },
  {
    find: 'the address(?:es)? of (?:the|a|this|that|each|every|its|one|another) (?:pages?|site|file|image|card|feed|article|section|heading|link|document)',
    use: 'URL, path',
  },
  {
    find: "(?:page|site|article|web|public|canonical|image|file)(?:'s|’s)? address(?:es)?",
    use: 'URL, path',
  },
  {find: 'address bar', use: 'URL', in: ['comment', 'docstring', 'test']},
  {find: 'e-mails?', use: 'email'},
  {find: 'web site', use: 'website'},
  {
    find: '(?:press|presses|pressed|pressing) (?:the |a |an |this |that |its |each |\\*+)?(?:[\\w-]+ )?(?:button|link|tab|switch|toggle|chip|icon|card|copy|save|start|next|back|send|try|launch|verify)',
    use: 'click, select',
  },

  // Each also has a correct sense.
  {
    find: '(?:an|the|each|every|no|this|that|its|whose) answers?',
    use: 'response, reply',
    isWarning: true,
  },
  {
    find: '(?:six|each|every|this|that|these|failed|first|second|last|same) calls?',
    use: 'request, operation',
    isWarning: true,
  },
  {
    find: '(?:an|the|this|its|own|same|each|loaded|old) address(?:es)?',
    use: 'URL, path',
    in: ['comment', 'docstring', 'test'],
    isWarning: true,
  },

  // Pages that talk about themselves.
  {
    find: "this page (?:does not|doesn[’']t|makes no|says|claims|promises|pretends|tells)",
    use: 'the fact itself',
  },
  {find: 'on this page (?:you find|you will find|stands?)', use: 'the fact itself'},
];

/**
 * Phrases that no rule checks, spelled exactly as in the files.
 *
 * @type {readonly {phrase: string, reason: string}[]}
 */
export const allowed = [
  {phrase: 'Account does not exist', reason: "a mail server's message"},
  {phrase: 'account does not exist', reason: 'the same message in a delivery report'},
  {
    phrase: 'Do not sell or share my personal information',
    reason: 'the title of the link in California law, Cal. Civ. Code 1798.135',
  },
  {phrase: 'A opens everything', reason: 'A is a lead here'},
];
