/** Known ways around naive checks. None of them may pass, not even where any http(s) address is allowed. */
export const urlAttacks: Readonly<Record<string, readonly string[]>> = {
  'nothing at all': ['', ' ', '   ', '%20', '\t', '\u00a0', '\u3000', '\u200b', '\u2800', '\u3164'],

  'a script or another scheme': [
    ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', ' javascript:alert(1)', 'javascript :alert(1)'],
    ...['javascript:/*--></script>*/alert(1)', 'javascript://shop.example/%0aalert(1)', 'javascript:'],
    ...['javascript://https://shop.example/?z=%0aalert(1)', 'javascript:https://shop.example', 'jscript:x'],
    ...['data:text/html,<script>alert(1)</script>', 'data:text/html;base64,PHNjcmlwdD4=', 'DATA:,x', 'data:'],
    ...['vbscript:msgbox(1)', 'livescript:x', 'mocha:x', 'feed:javascript:alert(1)', 'jar:javascript:x!/'],
    ...['blob:https://shop.example/1', 'file:///etc/passwd', 'filesystem:https://shop.example/x', 'file:x'],
    ...['view-source:https://shop.example', 'view-source:javascript:x', 'about:blank', 'chrome://settings'],
    ...[
      'ftp://shop.example/',
      'ws://shop.example/',
      'mailto:a@shop.example',
      'tel:1',
      'intent://x#Intent;end',
    ],
    ...['x:', ':', '::', ':80', 'shop.example:80', 'localhost:3000/', 'a:b/c'],
  ],

  'control characters': [
    ...['\u0001javascript:alert(1)', '\u001fjavascript:alert(1)', '\u0000javascript:x', '\bjavascript:x'],
    ...['java\tscript:alert(1)', 'java\nscript:alert(1)', 'java\rscript:alert(1)', 'java\r\nscript:alert(1)'],
    ...['javascript\t:alert(1)', 'javascript\u0000:alert(1)', '\njavascript:alert(1)', '\x0cjavascript:x'],
    ...[
      '/\t/evil.example',
      '/\n/evil.example',
      '/\r\n/evil.example',
      '\t//evil.example',
      '/\u0000/evil.example',
    ],
    ...[
      'ht\ntps://evil.example',
      'https:\n//evil.example',
      'https:/\t/evil.example',
      'https://shop.example\n',
    ],
    ...['/a\u007fb', '/a\u0085b', '/\u009f', '/cart\u0000', '/cart\r\nSet-Cookie:a=b'],
  ],

  'percent signs': [
    ...['java%0ascript:alert(1)', 'java%09script:alert(1)', 'java%0d%0ascript:x', '%0ajavascript:alert(1)'],
    ...['javascript%3aalert(1)', 'javascript%3Aalert(1)', '%6aavascript:alert(1)', '%6Aavascript%3Ax'],
    ...['javascript%253aalert(1)', '%01javascript:x', '%00javascript:x', 'data%3atext/html,x', '%64ata%3A,x'],
    ...[
      '/%2f/evil.example',
      '/%2F%2Fevil.example',
      '%2f%2fevil.example',
      '%2F/evil.example',
      '%252f%252fevil',
    ],
    ...['/%5cevil.example', '/%5C%5Cevil.example', '%5cevil.example', '/%255c%255cevil.example', '/%5c/evil'],
    ...[
      '/%252f%252fevil.example',
      '/%09/evil.example',
      '/%20%0a/evil',
      '/%2e%2e//evil.example',
      '/%2e//evil',
    ],
    ...['/%0d%0aLocation:%20https://evil.example', '/a%00b', '/a%7fb', '/%250d%250aX:1', '/ä%0d%0aX:1'],
    ...['/%ff%0aX:1', '/%c0%af/evil.example', '/%C0%AF%C0%AFevil.example', '/%c1%9cevil.example', '/a%C1%9C'],
    ...[
      'https%3a%2f%2fevil.example',
      'https%3A//evil.example',
      '%68ttps://evil.example',
      '%20//evil.example',
    ],
  ],

  'HTML entities': [
    ...[
      '&#106;avascript:alert(1)',
      '&#x6A;avascript:alert(1)',
      '&#0000106avascript:alert(1)',
      '&#106avascript',
    ],
    ...[
      'javascript&colon;alert(1)',
      'javascript&#58;alert(1)',
      'javascript&#x3a;alert(1)',
      'javascript&#58x',
    ],
    ...[
      'jav&#x09;ascript:alert(1)',
      'jav&Tab;ascript:alert(1)',
      'java&NewLine;script&colon;x',
      '&sol;&sol;evil',
    ],
    ...['javascript%26colon;alert(1)', 'javascript＆colon;alert(1)'],
  ],

  'another host in the place of a path': [
    ...['//evil.example', '///evil.example', '////evil.example', ' //evil.example', '  ///evil.example'],
    ...['//shop.example', '//shop.example@evil.example', '//evil.example/%2f..', '//evil%E3%80%82example'],
    ...['//2130706433/', '//[::1]/', '//user@shop.example', '//', '///', '// evil.example'],
    ...[
      '/.//evil.example',
      '/..//evil.example',
      '/a/..//evil.example',
      './/evil.example',
      '..//evil.example',
    ],
    ...[
      'a/..//evil.example',
      '/a/../..//evil.example',
      '/;/..//evil.example',
      'https://shop.example//evil.example',
    ],
  ],

  backslashes: [
    ...[
      '/\\evil.example',
      '\\/evil.example',
      '\\\\evil.example',
      '\\evil.example',
      '/\\/evil.example',
      '/a\\b',
    ],
    ...[
      '//\\evil.example',
      '\\\\\\evil.example',
      '/\\\\evil.example',
      '.\\\\evil.example',
      'https:\\\\evil.example',
    ],
    ...[
      'https://shop.example\\@evil.example/',
      'https://shop.example\\.evil.example/',
      'https:/\\evil.example',
    ],
    ...[
      'https://evil.example\\@shop.example/',
      'javascript\\x3aalert(1)',
      '\\u006aavascript:alert(1)',
      '\\j:x',
    ],
  ],

  'an odd count of slashes': [
    ...[
      'https:evil.example',
      'https:/evil.example',
      'https:///evil.example',
      'https:////evil.example',
      'https:',
    ],
    ...[
      'http:shop.example',
      'http:/cart',
      'HTTPS:/evil.example',
      'https://',
      'http:///',
      'https:cart',
      'https:?x',
    ],
    ...['https:// evil.example', 'https://?evil.example', 'https://#evil.example', 'https:;//evil.example'],
  ],

  'user names': [
    ...[
      'https://shop.example@evil.example/',
      'https://shop.example:x@evil.example/',
      'https://:x@shop.example/',
    ],
    ...[
      'https://user@shop.example/',
      'https://user:pass@shop.example/',
      'https://shop.example%40x@evil.example',
    ],
    ...['https://shop.example%2f@evil.example/', 'https://shop.example;@evil.example', 'http://a:b@[::1]/'],
  ],

  'hosts that are none': [
    ...[
      'https://shop.example%00.evil.example/',
      'https://[::1',
      'https://shop.example:99999/',
      'https://a b/',
    ],
    ...[
      'https://evil.c℀.shop.example/',
      'https://shop.example℁@evil',
      'https://shop.example<x/',
      'https://%',
    ],
    ...['https://shop.example^evil/', 'https://shop.example|evil/', 'https://1.2.3.4.5/', 'https://x.0x/'],
  ],

  'characters that look or act like others': [
    ...[
      'javascript：alert(1)',
      'javascript﹕alert(1)',
      'javascript︓alert(1)',
      'ｊａｖａｓｃｒｉｐｔ：alert(1)',
    ],
    ...['javascrıpt:alert(1)', 'javaſcript:alert(1)', 'JAVASCRİPT:alert(1)', 'javascript⩴x', 'ｄａｔａ:,x'],
    ...[
      'ｊavascript:alert(1)',
      '𝒿avascript:x',
      'https：//evil.example',
      'ｈttps://evil.example',
      'jav\u0430script:x',
    ],
    ...[
      '／／evil.example',
      '/／evil.example',
      '／/evil.example',
      '/\uff3cevil.example',
      '\uff3c\uff3cevil.example',
    ],
    ...[
      '/\u2215evil.example',
      '/\u2044evil.example',
      '/\u2216evil',
      '/\u29f5evil',
      '/\u29f8evil',
      '/\u29f9evil',
    ],
    ...['/\ufe68evil.example', '\u2afdevil.example', '/\u2066/\u202eevil', '/\ud800', '/\udc00a', 'a\ud83d'],
  ],

  'characters that nobody sees': [
    ...[
      '/\u200b/evil.example',
      '\u200b//evil.example',
      '\ufeff//evil.example',
      '/\u2060/evil',
      '/\u00ad/evil',
    ],
    ...['java\u200bscript:alert(1)', 'javascript\u200d:alert(1)', '\u200ejavascript:x', 'java\u00adscript:x'],
    ...[
      '\u202e/elpmaxe.live//:sptth',
      '/\u2066evil\u2069',
      '/\u061c/evil',
      '/\u180e/evil',
      '/\u{e0001}/evil',
    ],
    ...['\u00a0//evil.example', '\u3000//evil.example', '/\u1680/evil', '/\u2000/evil', '/\u200a/evil'],
    ...['/\u2028/evil', '/\u2029/evil', '/\u202f/evil', '/\u205f/evil', '/\u034f/evil', '/\u115f/evil'],
    ...['/\u1160/evil', '/\u2800/evil', '/\u3164/evil', '/\uffa0/evil'],
  ],
}
