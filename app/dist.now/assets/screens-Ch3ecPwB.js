import{r as e}from"./rolldown-runtime-XKyaHtl9.js";import{F as t,I as n,P as r,U as i,V as a,W as o,Y as s,a as c,dt as l,t as ee,z as u}from"./libraries-CO3eaAi_.js";import{Br as d,Ci as f,Lr as p,M as te,Mt as ne,Nr as m,Nt as re,O as h,Or as g,Pr as _,Vr as v,di as y,kr as b,pi as x,ui as S}from"./start-D7C81CvM.js";import{Ct as ie,Pn as ae}from"./inside-Dq_ako9A.js";import{Fn as oe,Un as se,c as ce}from"./list-DRwdXwa6.js";var le=c.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  padding: 0;
  list-style: none;
  color: var(--ui-color-text-muted);
  font-size: var(--ui-font-13);
`,ue=c.li`
  display: inline-flex;
  align-items: center;
  min-inline-size: 0;

  > [data-separator] {
    margin-inline: var(--ui-space-2);
    opacity: 0.7;
  }
`,de=c.a`
  padding: 3px var(--ui-space-1);
  margin-inline: calc(-1 * var(--ui-space-1));
  border-radius: var(--ui-radius-4);
  color: inherit;
  text-decoration: none;

  &:hover {
    color: var(--ui-color-primary-text);
    text-decoration: underline;
  }
`,fe=c.span`
  overflow-wrap: anywhere;

  &[aria-current] {
    color: var(--ui-color-text);
    font-weight: var(--ui-weight-strong);
  }
`,C=ee();function pe({items:e,label:t,...n}){let{t:r,link:i}=re(),a=e.length-1;return(0,C.jsx)(`nav`,{"aria-label":t??r(`breadcrumb.label`),...n,children:(0,C.jsx)(le,{children:e.map(({text:e,href:t},n)=>(0,C.jsxs)(ue,{children:[n>0&&(0,C.jsx)(ne,{name:ae,size:12,"data-separator":!0}),t&&n<a?(0,C.jsx)(de,{as:i,href:t,children:e}):(0,C.jsx)(fe,{"aria-current":n===a?`page`:void 0,children:e})]},`${n} ${e}`))})})}var me=e(l(),1),he=c.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--ui-space-3);
`,ge=c.span`
  color: var(--ui-color-text-muted);
  font-size: var(--ui-font-14);
  font-variant-numeric: tabular-nums;
`,w=c.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 21.25rem), 1fr));
  gap: var(--ui-space-4);
  align-items: start;
`,T=c.div`
  min-inline-size: 0;

  &:not([data-narrow]) {
    grid-column: 1 / -1;
  }
`,E=c.span`
  display: block;
  color: var(--ui-color-text-muted);
  font-size: var(--ui-font-12);

  &[data-tone='error'] {
    color: var(--ui-color-error);
  }
`,D=c.div`
  block-size: max(320px, calc(100vh - 140px));
`,O=c.nav`
  display: flex;
  align-items: center;
  gap: var(--ui-space-1);
  color: var(--ui-color-text-muted);
  font-size: var(--ui-font-13);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`,k=e=>e.part===`section`;function A({parts:e,place:t,around:n,claimed:r,readOnly:i,lock:a}){let o=h(),s=e.filter(k),c=e.filter(({part:e})=>e===`rows`),l=Math.max(0,e.findIndex(k));return(0,C.jsxs)(C.Fragment,{children:[e.slice(0,l).map((e,n)=>e.part===`own`&&(0,C.jsx)(e.Shown,{place:t},n)),(s.length>0||e.some(({part:e})=>e===`own`))&&(0,C.jsxs)(w,{children:[s.map(n=>(0,C.jsx)(N,{section:n,view:t.view,record:t.home,isAlone:s.length===1&&e.every(({part:e})=>e!==`own`)},n.title)),e.map((e,n)=>e.part===`own`&&n>=l&&(0,C.jsx)(e.Shown,{place:t},n))]}),c.map((e,s)=>e.part===`rows`?(0,C.jsx)(ce,{part:e,place:t,slot:s===0?`p.`:`p${s+1}.`,title:e.title?o(e.title):o.of(`${t.view}.rows`,``),isNested:!0,around:n,claimed:[...r,...c.slice(0,s).flatMap(j)],readOnly:i,lock:a},s):null)]})}var j=e=>e.part===`rows`?M(e.config.actions??{}):[],M=e=>Object.keys(e).filter(t=>t in e);function N({section:{title:e,fields:t},view:n,record:r,isAlone:i}){let a=h(),o=(0,me.useMemo)(()=>se(t,n,a),[t,n,a]);return(0,C.jsx)(te,{title:a(e),children:(0,C.jsx)(ie,{columns:i?2:1,isLoading:r===null,items:o.map(e=>({id:e.id,term:e.text,value:r&&((e.cell?.(r)||null)??oe(e,r,a.locale))}))})})}var P=(e,t)=>({part:`rows`,source:e,config:t,...t.title?{title:t.title}:{}}),F=(e,t)=>({part:`own`,Shown:e,...t?{actions:t}:{}}),I={indice:[u(),1],revision:[u(),0],lbVersion:[s(),`1.0`],dtCreation:[s(),`2025-03-31T08:00:00.000Z`],isCurrent:[n(),!0]},L={indice:u(),revision:u(),lbVersion:f(o(s())),dtCreation:f(o(s())),isCurrent:f(o(n()))},R={idReferentielGuid:m(),idReferentielVersion:_()},z=i({idLocalisation:u(),lbLocalisation:s(),lbAffichage:s()}),{schema:B,example:V}=g({idLocalisation:[u(),2],lbLocalisation:[s(),`Halle A`],lbAffichage:[s(),`Usine de Lesquin / Halle A`],idLocalisationItem:[u(),2],refLocalisation:[s(),`IND-001-A`],isActif:[n(),!0],idValeur:[u(),2],lbNiveau:[s(),`Bâtiment`],hasChildren:[n(),!1],idLocalisationParent:[a(u()),1],indice:[u(),1],revision:[u(),0]}),{schema:_e,example:H}=g({idReferentielVersion:[u(),1],...I}),U=g({idReferentielGuid:[s(),`5a8e2a7e-16a1-5d53-9f0a-7c2b9c1d3e31`],refReferentiel:[s(),`IND`,v()],lbReferentiel:[s(),`Industrie`,p()],description:[a(s()),null,d()],isActif:[n(),!0,o(n())],curentVersion:[i({idReferentielVersion:f(o(u())),...L}),H],version:[s(),`1.0`],idReferentielVersion:[u(),1],nbLocalisation:[f(o(u())),0],dtCreation:[s(),`2025-03-31T08:00:00.000Z`],dtModification:[b(),`2026-01-12T09:15:00.000Z`]}),{schema:W,example:G}=U,K=g({idValeur:[u(),2],refValeur:[s(),`IND-BATIMENT`],lbValeur:[s(),`Bâtiment`],idValeurParent:[a(u()),null],niveau:[u(),2]}),q=i({...K.schema.shape,children:t(r(()=>q))}),J={...K.example,children:[]},{schema:Y,example:X}=g({idValeur:[u(),21],refValeur:[s(),`PR`],lbValeur:[s(),`Pont roulant`],idValeurParent:[a(u()),null],nbMateriel:[u(),1]}),Z={idLocalisation:1,lbLocalisation:`Usine de Lesquin`,lbAffichage:`Usine de Lesquin`},{idReferentielGuid:Q,idReferentielVersion:ve}=G,$={idReferentielGuid:Q,idReferentielVersion:ve},ye=x(`/api/Console/Prm/RefReferentiel`,{Get:S({input:i({idReferentielGuid:m(),idReferentielVersion:o(_())}),value:W,example:{input:{idReferentielGuid:Q},value:G}}),GetList:S({value:t(W),example:{value:[G]}}),GetVersionList:S({input:i({idReferentielGuid:m()}),value:t(_e),example:{input:{idReferentielGuid:Q},value:[H]}}),GetValeurLocalisationStructureList:S({input:i(R),value:t(q),example:{input:$,value:[J]}}),GetValeurTypeMaterielList:S({input:i(R),value:t(Y),example:{input:$,value:[X]}}),GetLieuList:S({input:i(R),value:t(z),example:{input:$,value:[Z]}}),GetFilterLocalisationList:S({input:i({...R,idValeur:o(_()),search:f(o(s()))}),value:t(B),example:{input:{...$,idValeur:2},value:[V]}}),GetLocalisationList:S({input:i({...R,idLieu:_(),idLocalisationParent:f(o(_()))}),value:t(B),example:{input:{...$,idLieu:1},value:[V]}}),Insert:y(U.added()),Update:y(U.changed({idReferentielGuid:m()},{lbReferentiel:`Industries`,description:`Usines et ateliers`}))}),be=(e,t,n)=>({from:e,option:t,...n?{as:n}:{}}),xe=(e,{option:t,asks:n})=>({from:e,option:t,...n?{asks:n}:{}}),Se=(...e)=>e.map(e=>({field:e,isHidden:!0}));export{E as C,O as D,ge as E,T as O,M as S,he as T,L as _,J as a,P as b,B as c,W as d,G as f,Z as g,X as h,ye as i,pe as k,q as l,Y as m,xe as n,V as o,$ as p,Se as r,z as s,be as t,R as u,I as v,D as w,A as x,F as y};