import fs from 'node:fs';
import path from 'node:path';
import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {brotliCompressSync,constants} from 'node:zlib';
import {listen} from './lib/listen.mjs';
import {createSiteServer} from './lib/server.mjs';
const RUNS=Number(process.argv[2]??1); const only=process.argv[3]?.split(',');
const ours='/work/main/.cache/copies/bench/build';
const br=(s:any)=>brotliCompressSync(Buffer.from(s),{params:{[constants.BROTLI_PARAM_QUALITY]:9}});
const save=(root:string,name:string,html:string)=>{const f=path.join(root,name+'.html');fs.mkdirSync(path.dirname(f),{recursive:true});fs.writeFileSync(f,html);fs.writeFileSync(f+'.br',br(html));};
const inlineCss=(root:string,html:string)=>{let css='';html=html.replace(/<link rel="?stylesheet"? href="?([^" >]+)"?\s*\/?>/g,(m,h)=>{css+=fs.readFileSync(path.join(root,h),'utf8');return ''});return html.replace('</head>',`<style>${css}</style></head>`)};
const oneCss=(root:string,html:string,name:string)=>{let css='';html=html.replace(/<link rel="?stylesheet"? href="?([^" >]+)"?\s*\/?>/g,(m,h)=>{css+=fs.readFileSync(path.join(root,h),'utf8');return ''});const f=path.join(root,'assets/css/one-'+name+'.css');fs.writeFileSync(f,css);fs.writeFileSync(f+'.br',br(css));return html.replace('</head>',`<link rel="stylesheet" href="/assets/css/one-${name}.css"></head>`)};
const noPreload=(h:string)=>h.replace(/<link rel="?preload"?[^>]*as="?font"?[^>]*>/g,'');
const bases:{[k:string]:string}={art:'help/article/generated-100',setup:'help/article/setup-account',home:'index',api:'api/search-leads',pricing:'pricing'};
const urls:Record<string,[string,string]>={};
for(const [k,f] of Object.entries(bases)){
 const html=fs.readFileSync(path.join(ours,f+'.html'),'utf8');
 const put=(v:string,h:string)=>{save(ours,'v/'+k+'-'+v,h);urls[k+'-'+v]=['ours','/v/'+k+'-'+v]};
 put('base',html);put('inline',inlineCss(ours,html));put('one',oneCss(ours,html,k));put('nopre',noPreload(html));put('inline-nopre',noPreload(inlineCss(ours,html)));
 const nomani=(h:string)=>h.replace(/<link rel="?manifest"?[^>]*>/g,'');
 const late=(h:string)=>{let ff='';h=h.replace(/@font-face\s*\{[^}]*text\.[^}]*\}/g,m=>{ff+=m;return ''});return h.replace('</body>',`<script>addEventListener('load',()=>requestAnimationFrame(()=>setTimeout(()=>{const s=document.createElement('style');s.textContent=${JSON.stringify(ff)};document.head.append(s)},50)))</script></body>`)};
 put('inline-nomani',nomani(inlineCss(ours,html)));
 put('inline-nomani-late',late(nomani(inlineCss(ours,html))));
 put('inline-nomani-nofont',nomani(noPreload(inlineCss(ours,html)).replace(/@font-face\s*\{[^}]*\}/g,'')));
 put('inline-nofont',noPreload(inlineCss(ours,html)).replace(/@font-face\s*\{[^}]*\}/g,''));
}
urls['starlight']=['starlight','/article/generated-100'];urls['stock']=['stock','/article/generated-100'];urls['stockhero']=['stock','/'];
const roots:any={ours,stock:'/work/main/.cache/copies/bench-stock/build',starlight:'/work/main/.cache/bench/dist'};
const origin:any={};const servers=[];
for(const [k,root] of Object.entries(roots)){const s=createSiteServer({root} as any);servers.push(s);origin[k]='http://localhost:'+await listen(s,{port:0,host:'localhost'});}
const res:any={};
for(let i=0;i<RUNS;i++)for(const [n,[site,p]] of Object.entries(urls)){ if(only&&!only.some(o=>n.includes(o)))continue;
 const {stdout}=await promisify(execFile)(process.execPath,['/work/main/.cache/bench/node_modules/lighthouse/cli/index.js',origin[site]+p,'--quiet','--output=json','--only-categories=performance','--no-enable-error-reporting','--chrome-flags=--headless --no-sandbox --disable-gpu'],{env:{...process.env,CHROME_PATH:'/usr/bin/chromium'},maxBuffer:2**28});
 const r=JSON.parse(stdout);const m=r.audits;
 (res[n]??=[]).push([m['first-contentful-paint'].numericValue,m['largest-contentful-paint'].numericValue,m['total-blocking-time'].numericValue,m['cumulative-layout-shift'].numericValue]);
 if(i===0){const d=m['lcp-breakdown-insight']?.details??m['largest-contentful-paint-element']?.details;fs.writeFileSync('/tmp/h/lh-'+n+'.json',stdout);}
}
for(const [n,v] of Object.entries<any>(res))console.log(n.padEnd(22),v.map((x:any)=>x.map((y:number,j:number)=>j===3?y.toFixed(4):Math.round(y)).join('/')).join('  '));
for(const s of servers)s.close();
