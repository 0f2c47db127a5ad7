import{r as e}from"./rolldown-runtime-XKyaHtl9.js";import{T as t,a as n,dt as r,t as i,ut as a,x as o}from"./libraries-CO3eaAi_.js";import{$n as s,Ei as c,F as l,Gn as u,I as d,Jr as f,Kn as p,Mt as m,O as h,Pt as g,_i as _,h as v,lr as y,mr as b,nr as x,pr as S,sr as C}from"./start-D7C81CvM.js";import{A as w,B as ee,E as T,Ft as E,H as te,Lt as D,M as O,N as k,P as A,ht as j,j as M,pt as ne,z as re}from"./inside-Dq_ako9A.js";import{Fn as N,K as ie,Un as ae,dn as oe,q as se}from"./list-DRwdXwa6.js";import{t as P}from"./rows-part-BWjvJtJY.js";var F=e(r(),1),I=/[\p{L}\p{N}]/u;function L(e,t){if(t.startsWith(e))return 3;for(let n=t.indexOf(e);n>0;n=t.indexOf(e,n+1))if(!I.test(t.charAt(n-1)))return 2;return+!!t.includes(e)}var R=1e3;function z({text:e,context:t,reference:n=``},r){let i=D(r).trim(),a=i.split(` `).filter(Boolean),o=[D(e),D(n)],s=D(t),c=a.map(e=>Math.max(...o.map(t=>L(e,t)&&L(e,t)+1),+!!s.includes(e)));return c.includes(0)?0:(o.includes(i)?4:Math.max(...o.map(e=>L(i,e))))*R+c.reduce((e,t)=>e+t,0)}function B(e,t){return D(t).trim()===``?[...e]:e.map((e,n)=>({item:e,place:n,score:z(e,t)})).filter(({score:e})=>e>0).toSorted((e,t)=>t.score-e.score||e.place-t.place).map(({item:e})=>e)}var V=[`recent`,`page`,`screens`,`actions`],H=e=>e.split(/[?#]/)[0]??``,U=({href:e,text:t,parents:n,icon:r})=>({id:`screen ${e}`,group:`screens`,text:t,context:n.join(` › `),icon:r,act:{kind:`go`,href:e}});function W({destinations:e,text:t}){let n=(e,n,r)=>({...M(t),href:e,text:n,icon:r}),r=[M(t),n(b.CoreSysNotifList,t(`view.CoreSysNotifList`),`bell`),n(S.about,t(`view.about`),`info`)].filter(({href:t})=>!e.some(e=>e.href===t));return[...e,...r].map(U)}function G({scheme:e,density:t,text:n}){let r=(e,t,n,r,i=``)=>({id:`action ${e}`,group:`actions`,text:t,context:i,icon:n,act:r}),i=e===`dark`?`light`:`dark`;return[r(`scheme`,n(`frame.${i}`),i===`dark`?`moon`:`sun`,{kind:`scheme`,scheme:i}),...f.filter(e=>e!==n.locale).map(e=>r(e,n(`language.${e}`),`languages`,{kind:`locale`,locale:e},n(`frame.language`))),...c.filter(e=>e!==t).map(e=>r(e,n(`preferences.density.${e}`),`list`,{kind:`density`,density:e},n(`preferences.density`))),r(`shortcuts`,n(`shortcuts.title`),`keyboard`,{kind:`shortcuts`}),r(`signOut`,n(`action.Deconnexion`),`log-out`,{kind:`signOut`})]}var K=({destinations:e,menus:t,text:n,page:r=[],here:i})=>e.flatMap(({href:e,refRoute:a,text:o})=>y(t,a??``,`TitleActionMenu`).filter(({refAction:t})=>t===`Creer`&&!(e===i&&r.some(({offers:e})=>e.some(({action:e})=>e===t)))).map(t=>({id:`create ${e}`,group:`actions`,text:`${j(t,n)} · ${o}`,context:``,icon:t.icon??`plus`,act:{kind:`go`,href:`${e}${e.includes(`?`)?`&`:`?`}e=Creer`}}))),ce=({page:e=[]})=>e.flatMap(({name:e,offers:t,run:n},r)=>t.map(t=>({id:`page ${r} ${t.id}`,group:`page`,text:t.text,context:t.blocked??e,icon:t.icon??`chevron-right`,act:t.href===null?{kind:`run`,run:()=>n(t)}:{kind:`go`,href:t.href},...t.blocked===null?{}:{blocked:t.blocked}})));function le(e){let{recents:t,isReachable:n,text:r}=e;return[...t.filter(({address:e})=>n(H(e))).map(({view:e,title:t,reference:n,address:i})=>({id:`recent ${i}`,group:`recent`,text:t,context:[r.of(`view.${e}`,``),n].filter(Boolean).join(` · `),...n===null?{}:{reference:n},icon:`history`,act:{kind:`go`,href:i}})),...ce(e),...W(e),...K(e),...G(e)]}var ue=6;function de(e,t,n=[]){let r=B(e,t),i=e=>r.filter(t=>t.group===e);if(t.trim()===``)return V.map(e=>({group:e,commands:e===`recent`?i(e).slice(0,ue):i(e)})).filter(({commands:e})=>e.length>0);let a=new Set(i(`recent`).flatMap(({act:e})=>e.kind===`go`?[e.href]:[])),o=n.map(e=>({...e,commands:e.commands.filter(({act:e})=>e.kind!==`go`||!a.has(e.href))})),s=[...[...new Set(r.map(({group:e})=>e))].map(e=>({group:e,commands:r.filter(t=>t.group===e)})),...o],c=e=>Math.max(...e.commands.map(e=>z(e,t)));return s.filter(({commands:e})=>e.length>0).map(e=>({section:e,score:c(e)})).toSorted((e,t)=>t.score-e.score).map(({section:e})=>e)}var q=n.div`
  block-size: min(52dvh, 420px);
  margin-block-start: var(--ui-space-3);
  margin-inline: calc(-1 * var(--ui-space-2));
  overflow-y: auto;
  overscroll-behavior: contain;
`,fe=n.div`
  & + & {
    margin-block-start: var(--ui-space-2);
    padding-block-start: var(--ui-space-2);
    border-block-start: 1px solid var(--ui-color-border);
  }
`,pe=n.div`
  padding: var(--ui-space-1) var(--ui-space-2);
  color: var(--ui-color-text-muted);
  font-size: var(--ui-font-12);
  font-weight: 600;
`,me=n.div`
  display: flex;
  align-items: center;
  gap: var(--ui-space-3);
  min-block-size: 36px;
  padding: var(--ui-space-1) var(--ui-space-2);
  border-radius: var(--ui-radius-4);
  cursor: pointer;
  scroll-margin-block: 30px 4px;

  > svg {
    flex: none;
    color: var(--ui-color-text-muted);
  }

  &:hover {
    background: var(--ui-color-hover);
  }

  &[aria-selected='true'] {
    background: var(--ui-color-selected);
  }

  /* The line that Enter takes while the arrows have led to none. */
  &[data-best] {
    box-shadow: inset 0 0 0 1px var(--ui-color-border-control);
  }

  &[data-best]::after {
    content: '↵' / '';
    flex: none;
    color: var(--ui-color-text-muted);
  }

  mark {
    background: none;
    color: inherit;
    font-weight: var(--ui-weight-strong);
  }

  /* On a phone a record has a line for its name and one for its reference. */
  @media (max-width: 599px) {
    &[data-record] {
      flex-wrap: wrap;
      row-gap: 0;
    }

    &[data-record] > :nth-child(2) {
      flex-basis: calc(100% - 40px);
    }

    &[data-record] > :nth-child(3) {
      max-inline-size: none;
      padding-inline-start: calc(16px + var(--ui-space-3));
    }
  }

  &[aria-disabled='true'] {
    color: var(--ui-color-text-muted);
    cursor: default;
  }

  @media (forced-colors: active) {
    &[aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`,he=n.span`
  flex: 1 1 auto;
  min-inline-size: 0;
  overflow: hidden;
  white-space: nowrap;
  text-overflow: ellipsis;
`,ge=n.span`
  flex: 0 1 auto;
  max-inline-size: 50%;
  overflow: hidden;
  color: var(--ui-color-text-muted);
  font-size: var(--ui-font-13);
  white-space: nowrap;
  text-overflow: ellipsis;
`,_e=n.p`
  min-block-size: 1.5em;
  margin: var(--ui-space-2) 0 0;
  overflow: hidden;
  color: var(--ui-color-text-muted);
  font-size: var(--ui-font-13);
  white-space: nowrap;
  text-overflow: ellipsis;
`,ve=n.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-space-1) var(--ui-space-4);
  margin-block-start: var(--ui-space-1);
  color: var(--ui-color-text-muted);
  font-size: var(--ui-font-12);

  @media (pointer: coarse) {
    display: none;
  }
`;function ye(e){let t=[],[n,r]=[0,``];for(let i of e){let e=D(i);t.push({from:n,to:n+i.length,plainFrom:r.length,plainTo:r.length+e.length}),n+=i.length,r+=e}return{letters:t,plain:r}}function be(e,t){let{letters:n,plain:r}=ye(e),i=new Set;for(let e of D(t).split(` `).filter(Boolean))for(let t=r.indexOf(e);t>=0;t=r.indexOf(e,t+1))for(let r of n)r.plainFrom<t+e.length&&r.plainTo>t&&i.add(r);let a=[];for(let{from:e,to:t}of n.filter(e=>i.has(e))){let n=a.at(-1);n?.[1]===e?n[1]=t:a.push([e,t])}return a}var J=i();function Y({text:e,query:t}){let n=be(e,t);return n.length===0?e:(0,J.jsxs)(J.Fragment,{children:[n.map(([t,r],i)=>[e.slice(n[i-1]?.[1]??0,t),(0,J.jsx)(`mark`,{children:e.slice(t,r)},t)]),e.slice(n.at(-1)?.[1])]})}function xe({sections:e,query:t,active:n,best:r,onChoose:i,isSearching:a}){let o=h(),s=n&&k(n);return(0,F.useEffect)(()=>{s&&document.querySelector(`#${CSS.escape(s)}`)?.scrollIntoView({block:`nearest`})},[s]),e.length===0?(0,J.jsx)(q,{children:!a&&(0,J.jsx)(v,{icon:`search`,title:o(`palette.none`,{query:t.trim()}),children:o(`palette.noneWhy`)})}):(0,J.jsx)(q,{id:O,role:`listbox`,"aria-label":o(`palette.title`),onMouseDown:e=>e.preventDefault(),children:e.map(({group:e,title:a,commands:s})=>(0,J.jsxs)(fe,{role:`group`,"aria-labelledby":`${O}-${e}`,children:[(0,J.jsx)(pe,{id:`${O}-${e}`,role:`presentation`,children:a??o.of(`palette.${e}`,e)}),s.map(e=>(0,J.jsxs)(me,{id:k(e),role:`option`,"aria-selected":e.id===n?.id,"data-best":e.id===r?.id||void 0,"data-record":e.group===`records`||void 0,"aria-disabled":e.blocked!==void 0||void 0,onClick:()=>i(e),children:[(0,J.jsx)(m,{name:e.icon}),(0,J.jsx)(he,{children:(0,J.jsx)(Y,{text:e.text,query:t})}),e.context&&(0,J.jsx)(ge,{children:(0,J.jsx)(Y,{text:e.context,query:t})})]},e.id))]},e))})}var X=5,Z=50;async function Se(e,t,n){let r=e.map(async e=>{let r=(e.href.split(`?`,1)[0]??``).replaceAll(`/`,``),i=y(t,r,`ItemMenu`),a=i.length>0?await n(r).then(e=>e.config,()=>null):null;return!P(a)||se(a.source)||a.config.paged||ie(a.source).length>0?[]:[{view:r,destination:e,endpoint:a.source,config:a.config,open:i.find(({refAction:e,path:t})=>e===`Ouvrir`&&t!==null)}]});return(await Promise.all(r)).flat()}async function Ce({endpoint:e},t,{call:n,signal:r}){try{return await n({endpoint:e,input:{search:t,take:Z},isQuiet:!0,signal:r})}catch(t){if(t instanceof _&&t.status===400)return n({endpoint:e,input:{},isQuiet:!0,signal:r});throw t}}var Q=(e,t)=>`${e}${e.includes(`?`)?`&`:`?`}${new URLSearchParams({q:t}).toString()}`;async function $(e,t,n){let{view:r,config:i,destination:a,open:o}=e,{text:s}=n,{value:c,total:l}=await Ce(e,t,n),u=Array.isArray(c)?c:[],d=ae(i.columns,r,s),[f]=d,p=d.find(({id:e})=>e===(i.label??f?.id))??f,m=[f,...d].find(e=>e!==p&&e?.dataType===`text`),h=l===void 0||u.length>Z,g=d.filter(e=>e===p||e===f),_=i.rowsOf?.(u)??u,v=h?await oe({rows:_,columns:g,search:t,filters:{},sort:[],locale:s.locale,signal:n.signal}):_,y=(e=>e.map(e=>({command:e,score:z(e,t)})).toSorted((e,t)=>t.score-e.score))(v.slice(0,Z).map(e=>{let n=p?N(p,e,s.locale):``,c=m?N(m,e,s.locale):``,l=B([{text:n,context:``,reference:c}],t).length>0?void 0:d.find(n=>B([{text:N(n,e,s.locale),context:``}],t).length>0),u=i.active!==void 0&&e[i.active]===!1,h=Q(a.href,f!==p&&c||n);return{id:`record ${r} ${String(e[i.key])}`,group:`records`,text:n,context:[c,l?s(`palette.why`,{field:l.text,value:N(l,e,s.locale)}):``,u?s(`state.inactive`):``].filter(Boolean).join(` · `),...c?{reference:c}:{},icon:a.icon,act:{kind:`go`,href:o?te(o,e):u?`${h}&all=1`:h}}})).slice(0,X).map(({command:e})=>e);if(y.length===0)return null;let b=h?v.length:l,x={id:`records ${r}`,group:`records`,text:s(`palette.allFound`,{count:b,list:a.text}),context:``,icon:`search`,act:{kind:`go`,href:Q(a.href,t)}};return{group:`records-${r}`,title:a.text,commands:[...y,...b>X?[x]:[]]}}var we=2,Te=250,Ee={query:``,sections:[],failed:[],isDone:!0};function De(e){let t=h(),[n,r,i,o]=a([x,C,u,E]),s=e.trim(),c=s.length>=we,[l,d]=(0,F.useState)(Ee);(0,F.useEffect)(()=>{if(!c)return;let e=new AbortController,{signal:a}=e,l=async()=>{let e=await Se(w(n,r,t),n,e=>i(e,p(e))),c=e.map(()=>null),l=[],u=e=>{a.aborted||d({query:s,sections:[...c],failed:[...l],isDone:e})};await Promise.all(e.map(async(e,n)=>{try{c[n]=await $(e,s,{call:o,text:t,signal:a})}catch{l.push(e.destination.text)}u(!1)})),u(!0)},u=setTimeout(()=>void l(),Te);return()=>{clearTimeout(u),e.abort()}},[s,c,n,r,i,o,t]);let f=l.query===s;return(0,F.useMemo)(()=>{let e=c?l.sections.filter(e=>e!==null):[];return{sections:f?e:e.flatMap(e=>{let t=B(e.commands,s);return t.length>0?[{...e,commands:t}]:[]}),isSearching:c&&!(f&&l.isDone),failed:c&&f?l.failed:[]}},[l,c,f,s])}function Oe(){let e=h(),{pathname:n}=t(),[r,i,c,u,f,p]=a([x,C,ee,d,l,ne]),m=(0,F.useMemo)(()=>[...p.values()].map(e=>e()),[p]);return(0,F.useMemo)(()=>{let t=s(i).map(({path:e})=>e);return le({destinations:w(r,i,e),menus:r,recents:c,page:m,here:n,isReachable:e=>t.some(t=>o(t,e)!==null),scheme:u,density:f,text:e})},[r,i,c,m,n,u,f,e])}var ke=({isSearching:e,failed:t},n)=>e?n(`palette.searching`):t.length>0?n(`palette.unread`,{count:t.length,lists:t.join(`, `)}):``;function Ae({query:e,keys:t,meant:n,onKeysDone:r,onLines:i}){let o=h(),s=a(re),c=Oe(),l=De(e),u=(0,F.useMemo)(()=>de(c,e,l.sections),[c,e,l.sections]),d=(0,F.useMemo)(()=>u.flatMap(e=>e.commands),[u]),f=d.find(({id:e})=>e===n)??null,p=e.trim()!==``,m=p&&!l.isSearching?d[0]??null:null,_=({act:e,blocked:t})=>t===void 0&&s(e),v=f&&k(f);(0,F.useEffect)(()=>i({activeId:v,count:d.length}),[i,v,d.length]);let y=(0,F.useEffectEvent)(()=>{let e=A(t,d,{active:f,first:m});r({count:t.length,meant:e.active?.id??null}),e.chosen&&_(e.chosen)});(0,F.useEffect)(()=>{t.length>0&&!l.isSearching&&y()},[t,l.isSearching]);let b=o(`palette.count`,{count:d.length});return(0,J.jsxs)(J.Fragment,{children:[(0,J.jsx)(xe,{sections:u,query:e,active:f,best:f?null:m,onChoose:_,isSearching:l.isSearching}),(0,J.jsx)(_e,{role:`status`,children:ke(l,o)}),(0,J.jsx)(g,{role:`status`,children:!p||l.isSearching?``:m?o(`palette.countAndBest`,{count:b,best:m.text}):b}),(0,J.jsxs)(ve,{"aria-hidden":!0,children:[(0,J.jsx)(T,{keys:[`↑`,`↓`],children:o(`palette.move`)}),(0,J.jsx)(T,{keys:[o(`key.enter`)],children:o(`palette.choose`)}),(0,J.jsx)(T,{keys:[o(`key.escape`)],children:o(`palette.close`)})]})]})}export{Ae as Palette};