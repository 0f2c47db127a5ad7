import{r as e}from"./rolldown-runtime-XKyaHtl9.js";import{n as t,t as n}from"./endpoints-BTAL2pSs.js";import{Cr as r,Mt as i,Nt as a,O as o,Ot as s,d as c,yt as l}from"./start-D7C81CvM.js";import{a as u,dt as d,t as f}from"./libraries-CO3eaAi_.js";import{L as p,N as m,P as h,Xt as g,en as _,ht as v,i as y,j as b,k as x,n as S,nr as C,on as w}from"./list-DRwdXwa6.js";import{n as T}from"./kept-Lm-fEX_Z.js";import{It as E,Ln as D,Yt as O,gt as k,kn as ee}from"./inside-Dq_ako9A.js";import{n as A,r as j,t as M}from"./menu-words-qqTaXe7o.js";var N=e(d(),1),P=(e,t)=>e.flatMap(e=>[{...e,under:t},...P(e.children,e.id)]),F=({id:e})=>e<0,I=(e,t)=>F(e)?A(`${e.routeEncrageMenu}.${j(e.idTypeMenu)}`,t):k(e.name,e,t),L=({refRoute:e,refAction:t})=>e||t?`closed.entry`:null;function R(e){return[...Map.groupBy(e,({routeEncrageMenu:e,idTypeMenu:t})=>`${e} ${t}`).values()].toSorted(([e],[t])=>Number(t?.routeEncrageMenu===`App`)-Number(e?.routeEncrageMenu===`App`)).flatMap((e,t)=>{let[n]=e;if(!n)return[];let r={...n,id:-1-t,name:``,refRoute:null,refAction:null,icon:null,param:null,idParent:null,ordre:t,idGroupeList:[],under:null,children:[]};return[r,...P(e,r.id)]})}var z=({id:e,name:t,idTypeEncrage:n,idTypeMenu:r,routeEncrageMenu:i,refRoute:a,refAction:o,icon:s,param:c,ordre:l,under:u,dtModification:d})=>({id:e,name:t,idTypeEncrage:n,idTypeMenu:r,routeEncrageMenu:i,refRoute:a,refAction:o,icon:s,param:c,ordre:l,dtModification:d,idParent:u!==null&&u>0?u:null}),B=C(n.GetList,()=>({})),V=C(n.GetTypeMenuList,()=>({})),H=1,U=({ref:e,label:t})=>({value:e,text:t,description:e}),W=y(n.UpdateOrInsertMenu,{title:{new:`editor.menu.new`,edit:`editor.menu.edit`},initial:()=>({idTypeEncrage:H,idTypeMenu:1}),fields:[_(`name`,{isWide:!0}),g(`idParent`,n.GetMenuNoeudList,{rows:(e,t,{idParent:n})=>{let r=new Set(R(t(B)??[]).flatMap(e=>L(e)?[e.id]:[]));return e.filter(({id:e})=>!r.has(e)||e===n)},option:({id:e,name:t,refMenu:n})=>({value:e,text:t,description:n}),tree:{id:({id:e})=>e,parent:({idParent:e})=>e},help:`help.menuParent`,isWide:!0}),g(`idTypeEncrage`,n.GetTypeEncrageList,{option:({idTypeEncrage:e,lbTypeEncrage:t})=>({value:e,text:t}),when:({idParent:e})=>!e,clears:[`idTypeMenu`]}),g(`idTypeMenu`,V,{option:({idTypeMenu:e,lbTypeMenu:t,refTypeMenu:n})=>({value:e,text:t,description:n}),when:({idParent:e})=>!e}),g(`routeEncrageMenu`,r.GetList,{option:U,when:({idParent:e,idTypeEncrage:t})=>!e&&t!==H,isWide:!0}),g(`refRoute`,r.GetList,{option:U}),g(`refAction`,t.GetList,{label:`menu.action`,option:({refAction:e,label:t})=>({value:e,text:t,description:e}),offered:({isActive:e})=>e}),w(`icon`,{help:`help.icon`}),w(`param`,{help:`help.parameters`})],derive:({idTypeMenu:e},t)=>{let n=t(V)?.find(t=>t.idTypeMenu===e);return n?{idTypeEncrage:n.idTypeEncrage}:{}},sources:[V,B],after:({name:e,idGroupeList:t},{row:n})=>n||t?.length?null:{text:`menu.unseen`,name:e,view:`CoreSecPrmSecuriteAccueil`},input:({idParent:e,idTypeEncrage:t})=>!e&&t===H?{routeEncrageMenu:`App`}:{}}),G=u.figure`
  min-inline-size: 0;
  margin: 0;
  border: 1px solid var(--ui-color-border);
  border-radius: var(--ui-radius-8);
  background: var(--ui-color-surface);
`,K=u.figcaption`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--ui-space-3);
  padding: var(--ui-space-1) var(--ui-space-1) var(--ui-space-1) var(--ui-space-3);
  border-block-end: 1px solid var(--ui-color-border);
  color: var(--ui-color-text-muted);
  font-size: var(--ui-font-12);
`,q=u.span`
  flex: 1;
  min-inline-size: 0;
  color: var(--ui-color-text);
  font-size: var(--ui-font-13);
  font-weight: var(--ui-weight-strong);
  overflow-wrap: anywhere;
`,J=u.pre`
  max-block-size: var(--code-height);
  margin: 0;
  padding: var(--ui-space-3);
  overflow: auto;
  border-end-start-radius: 7px;
  border-end-end-radius: 7px;
  font-size: var(--ui-font-13);
  line-height: 1.55;
  tab-size: 2;

  &:focus-visible {
    outline-offset: -2px;
  }
  &[data-wrapped] {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }

  [data-kind='word'] {
    color: var(--ui-color-primary-text);
    font-weight: var(--ui-weight-strong);
  }
  [data-kind='text'] {
    color: var(--ui-color-success);
  }
  [data-kind='number'] {
    color: var(--ui-color-warning);
  }
  [data-kind='note'] {
    color: var(--ui-color-text-muted);
    font-style: italic;
  }
`,Y=new Set(`select from where and or not in is null like between exists case when then else end as on join inner left right full outer cross group by order having limit offset union all distinct insert into values update set delete create alter drop table view index primary key foreign references constraint default unique with begin commit rollback top declare exec execute procedure function returns return if asc desc true false count sum min max avg cast coalesce`.split(` `)),X=/(?<note>--[^\n]*|\/\*[\s\S]*?(?:\*\/|$))|(?<text>'(?:[^']|'')*(?:'|$)|"[^"]*(?:"|$))|(?<number>\b\d+(?:\.\d+)?\b)|(?<word>[A-Za-z_][\w$]*)/g,Z=/(?<text>"(?:[^"\\]|\\.)*(?:"|$))|(?<number>-?\b\d+(?:\.\d+)?(?:[eE][+-]?\d+)?\b)|(?<word>\b(?:true|false|null)\b)/g;function Q(e,t){if(t===`text`)return[{kind:`plain`,text:e}];let n=[],r=(e,t)=>{let r=n.at(-1);e===`plain`&&r?.kind===`plain`?r.text+=t:t&&n.push({kind:e,text:t})},i=0;for(let{0:n,index:a,groups:o={}}of e.matchAll(t===`sql`?X:Z)){r(`plain`,e.slice(i,a));let s=[`note`,`text`,`number`,`word`].find(e=>o[e]!==void 0)??`plain`;r(s===`word`&&t===`sql`&&!Y.has(n.toLowerCase())?`plain`:s,n),i=a+n.length}return r(`plain`,e.slice(i)),n}var $=f();function te({code:e,language:t=`text`,label:n,maxHeight:r=360,isWrapped:i=!1,onCopy:o,...c}){let{t:l}=a(),[u,d]=(0,N.useState)(null),f=(0,N.useMemo)(()=>Q(e,t),[e,t]);(0,N.useEffect)(()=>{if(!u)return;let e=setTimeout(()=>d(null),4e3);return()=>clearTimeout(e)},[u]);let p=async()=>{let t=await navigator.clipboard.writeText(e).then(()=>!1,()=>!0);d(t?`failed`:`copied`),o?.({hasFailed:t})};return(0,$.jsxs)(G,{...c,children:[(0,$.jsxs)(K,{children:[(0,$.jsx)(q,{children:n}),(0,$.jsx)(`span`,{role:`status`,children:u&&l(u===`copied`?`code.copied`:`code.copyFailed`)}),(0,$.jsx)(s,{size:`small`,tone:`quiet`,icon:u===`copied`?D:ee,onPress:()=>void p(),children:l(`code.copy`)})]}),(0,$.jsx)(J,{tabIndex:0,role:`region`,"aria-label":n,dir:`ltr`,"data-wrapped":i||void 0,style:{"--code-height":`${r}px`},children:(0,$.jsx)(`code`,{children:f.map(({kind:e,text:t},n)=>e===`plain`?t:(0,$.jsx)(`span`,{"data-kind":e,children:t},n))})})]})}function ne({onClose:e}){let t=o(),{value:r,error:i,retry:a}=v(n.GetSqlString,{});return(0,$.jsxs)(O,{title:t(`action.CopierSql`),width:860,onClose:e,footer:(0,$.jsx)(s,{onPress:e,children:t(`list.close`)}),children:[r!==null&&(0,$.jsx)(te,{code:r,language:`sql`,label:t(`menu.script`)}),r===null&&(i?(0,$.jsx)(c,{message:l(i,t)?.text??``,onRetry:a}):(0,$.jsx)(E,{lines:8}))]})}var re=S(n.GetList,{rowsOf:R,key:`id`,label:`name`,columns:[{field:`name`,value:I,share:4,width:270},{field:`routeEncrageMenu`,value:({routeEncrageMenu:e},t)=>M(e,t),isHidden:!0},{field:`idTypeMenu`,value:({idTypeMenu:e})=>j(e),isCode:!0,isHidden:!0},{field:`refRoute`,value:({refRoute:e},t)=>e&&t.first([`view.${e}`,`menu.${e}`],e),share:2,isLong:!0,width:150},{field:`refAction`,value:({refAction:e},t)=>e&&t.of(`action.${e}`,e),share:2,isLong:!0,width:150},{field:`param`,share:2,isLong:!0,width:130},{field:`icon`,cell:({icon:e})=>e&&(0,N.createElement)(i,{name:e,label:e}),width:80},{field:`ordre`,value:e=>F(e)?null:e.ordre,dataType:`number`,width:80},{field:`dtModification`,dataType:`DateTime`,isHidden:!0}],filters:{routeEncrageMenu:`choice`,idTypeMenu:`choice`,refRoute:`choice`,refAction:`choice`},tree:{id:`id`,parent:`under`,order:`ordre`,inherits:[`routeEncrageMenu`,`idTypeMenu`,`idTypeEncrage`],makesRoom:!0,isHeading:F,closed:L,move:p(n.UpdateOrInsertMenu,{each:z})},actions:{Creer:x(W),Modifier:b(W),Deplacer:m(),Supprimer:p(n.Delete,{ask:`ask.deleteMenu`,blocked:e=>e.some(e=>e.isParent)?`blocked.menuChildren`:null,spares:(e,{rows:t})=>{let n=({idGroupeList:e})=>Array.isArray(e)&&e.length>0,r=T(e);return r!==null&&n(e)&&!t.some(t=>t.id!==e.id&&n(t)&&T(t)===r)?`blocked.lastAccess`:null}}),CopierSql:h(ne)}});export{re as default};