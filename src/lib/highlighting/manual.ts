// Prism highlights the whole page as soon as it loads, unless a setting already says otherwise.
Object.assign(globalThis, {Prism: {manual: true}});
